create or replace trigger settlements_number before insert on settlements for each row execute function check_settlement_number();
create or replace trigger settlements_append_only before update or delete on settlements for each row execute function refuse_change();
create or replace trigger settlements_no_truncate before truncate on settlements for each statement execute function refuse_change();
drop trigger if exists settlements_due on settlements;
create constraint trigger settlements_due after insert on settlements
  deferrable initially deferred for each row execute function require_settlement();
