-- A payment writes less, and is checked by fewer statements.

-- A journal is checked once for each statement that posts lines of it, and at commit, not once for each line.
drop trigger if exists journals_balanced on journals;
drop trigger if exists postings_balanced on postings;
drop function if exists require_balanced_journal();
drop function if exists store_payment(payments);
drop trigger if exists payments_undone_guard on payments;
drop trigger if exists payments_cheque_taken on payments;

-- postings_commodity_fkey asks the same of the account, and more; the book of a line is that of its journal (require_balanced).
alter table postings drop constraint postings_account_id_fkey, drop constraint postings_book_id_fkey;

-- Each check is read and planned again at every insert. One function of each table keeps the rules now, by the same names.
alter table journals
  drop constraint journals_asset_check, drop constraint journals_asset_reason_check, drop constraint journals_cheque_check,
  drop constraint journals_kind_check, drop constraint journals_moved_check, drop constraint journals_payment_check, drop constraint journals_reverses_check,
  drop constraint journals_seq_check, drop constraint journals_settlement_check, drop constraint journals_transfer_check;
alter table payments
  drop constraint payments_amount_check, drop constraint payments_credited_check, drop constraint payments_failed_check,
  drop constraint payments_failure_code_check, drop constraint payments_gateway_check, drop constraint payments_mode_check,
  drop constraint payments_receipt_check, drop constraint payments_refund_check, drop constraint payments_refund_mode_check,
  drop constraint payments_refunded_check, drop constraint payments_source_check, drop constraint payments_status_check,
  drop constraint payments_weight_check, drop constraint payments_weight_reason_check;
alter table outbox_messages
  drop constraint outbox_messages_error_code_check, drop constraint outbox_messages_last_error_check,
  drop constraint outbox_messages_resends_check, drop constraint outbox_messages_secret_check;
alter table postings drop constraint postings_amount_check, drop constraint postings_book_check;

-- Indexes leave out the rows that have nothing to be found by, and none is there that another one can stand for.
drop index if exists payments_corrects_id_key, payments_gateway_gateway_payment_id_key, journals_reverses_id_key, payments_search_idx,
  payments_transaction_number_idx, payments_status_paid_at_id_idx, instalment_credits_book_id_instalment_number_idx,
  audit_entries_record_id_idx, outbox_messages_created_at_idx;
create unique index payments_corrects_id_key on payments (corrects_id) where corrects_id is not null;
create unique index payments_gateway_gateway_payment_id_key on payments (gateway, gateway_payment_id)
  where gateway_payment_id is not null;
create unique index journals_reverses_id_key on journals (reverses_id) where reverses_id is not null;
create index payments_search_idx on payments using gin (transaction_number gin_trgm_ops) where transaction_number is not null;
-- Most payments are credited: a list of those is read in the order of all.
create index payments_status_paid_at_id_idx on payments (status, paid_at desc, id desc) where status <> 'credited';
create index instalment_credits_reversed_idx on instalment_credits (book_id, instalment_number)
  where reversed_by_journal_id is not null;
create index outbox_messages_created_at_idx on outbox_messages using brin (created_at);

-- Messages for which nobody waits, until the background work gives each its job.
create table unqueued_messages (
  message_id bigint not null,
  constraint unqueued_messages_pkey primary key (message_id)
);

drop function if exists require_instalments_free(books, text, int, int, int);
drop function if exists require_book_open(bigint);
