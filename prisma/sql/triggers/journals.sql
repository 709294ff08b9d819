-- Each condition is one look at one column: PostgreSQL reads them all again at every insert. The functions ask for the rest.
drop trigger if exists journals_balanced on journals;
create constraint trigger journals_balanced after insert on journals
  deferrable initially deferred for each row execute function require_whole_journal();
create or replace trigger journals_append_only before update or delete on journals for each row execute function refuse_change();
create or replace trigger journals_no_truncate before truncate on journals for each statement execute function refuse_change();
create or replace trigger journals_open_day before insert on journals for each row execute function require_open_day();
drop trigger if exists journals_transfer_due on journals;
create constraint trigger journals_transfer_due after insert on journals
  deferrable initially deferred for each row when (new.source = 'gateway_refund')
  execute function require_refund_transfer();
drop trigger if exists journals_return_due on journals;
create constraint trigger journals_return_due after insert on journals
  deferrable initially deferred for each row when (new.source = 'money_returned')
  execute function require_return_transfer();
drop trigger if exists journals_settlement_due on journals;
create constraint trigger journals_settlement_due after insert on journals
  deferrable initially deferred for each row when (new.payment_id is null)
  execute function require_settlement();
create or replace trigger journals_settled_books before insert on journals for each row
  when (new.reverses_id is not null) execute function refuse_change_of_settled();
drop trigger if exists journals_asset on journals;
create constraint trigger journals_asset after insert on journals
  deferrable initially deferred for each row when (new.book_id is null)
  execute function require_asset_journal();
