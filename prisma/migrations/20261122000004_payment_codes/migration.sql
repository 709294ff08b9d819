-- Codes instead of the shop's phrases for what payments, refunds, settlements and closed days store. The ledger's own
-- words (kinds, sources and reasons of journals) stay, because they are hashed; so do the entries of the audit trail.

-- No column that the indexes below lead to holds a phrase while they are made.
drop index payments_transaction_number_key, payments_slip_number_key, payments_cash_idx, payments_status_paid_at_id_idx,
  payments_mode_paid_at_id_idx;
alter table payments
  drop constraint payments_mode_check,
  drop constraint payments_status_check,
  drop constraint payments_credited_check,
  drop constraint payments_failed_check,
  drop constraint payments_refunded_check,
  drop constraint payments_refund_check,
  drop constraint payments_refund_mode_check;
alter table payment_exceptions
  drop constraint payment_exceptions_returned_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_remarks_check;
alter table gateway_refunds drop constraint gateway_refunds_other_check;
alter table settlements
  drop constraint settlements_way_check,
  drop constraint settlements_mode_check,
  drop constraint settlements_reference_check,
  drop constraint settlements_refund_check;
alter table day_counts
  drop constraint day_counts_mode_check,
  drop constraint day_counts_cash_check;

-- The triggers that forbid changes and keep totals; they are on again before anybody else sees the tables.
alter table payments disable trigger user;
alter table payment_exceptions disable trigger user;
alter table gateway_refunds disable trigger user;
alter table settlements disable trigger user;
alter table day_counts disable trigger user;

update payments set mode = lower(mode), refund_mode = lower(refund_mode), status = '{"Pending": "pending",
  "Successfully Transfer": "verified", "Payment Approved": "credited", "Failed": "failed", "Refunded": "refunded"}'::jsonb
  ->> status;
update payment_totals set status = '{"Pending": "pending", "Successfully Transfer": "verified",
  "Payment Approved": "credited", "Failed": "failed", "Refunded": "refunded"}'::jsonb ->> status;
update payment_exceptions set resolution = '{"Book reopened": "book_reopened", "Money returned": "money_returned",
  "No money came": "no_money_came", "Returned through the gateway": "returned_through_gateway",
  "Kept as an instalment": "kept_as_instalment"}'::jsonb ->> resolution where resolution is not null;
update gateway_refunds set other_mode = lower(other_mode) where other_mode is not null;
update settlements set way = replace(lower(way), ' ', '_'), mode = lower(mode);
update day_counts set mode = lower(mode);
update day_totals set mode = replace(lower(mode), ' ', '_');
-- The answers of payment commands, for those who send the same request again.
update idempotency_keys set response = response || jsonb_build_object('mode', lower(response ->> 'mode'),
  'refundMode', lower(response ->> 'refundMode'), 'status', '{"Pending": "pending", "Successfully Transfer": "verified",
  "Payment Approved": "credited", "Failed": "failed", "Refunded": "refunded"}'::jsonb ->> (response ->> 'status'))
where response ? 'replayed' and response ? 'status';

alter table payments enable trigger user;
alter table payment_exceptions enable trigger user;
alter table gateway_refunds enable trigger user;
alter table settlements enable trigger user;
alter table day_counts enable trigger user;

alter table payments
  add constraint payments_mode_check check (mode in ('cash', 'card', 'upi', 'cheque', 'bank', 'online')),
  add constraint payments_status_check check (status in ('pending', 'verified', 'credited', 'failed', 'refunded')),
  add constraint payments_credited_check check ((status in ('credited', 'refunded')) = (receipt_number is not null
    and instalment_number is not null and acknowledged_at is not null)),
  add constraint payments_failed_check check ((status = 'failed') <= (failed_at is not null)),
  add constraint payments_refunded_check check ((status = 'refunded') = (refunded_at is not null)),
  add constraint payments_refund_check check ((status = 'refunded') = (refund_mode is not null
    and refund_reason is not null)),
  add constraint payments_refund_mode_check check (refund_mode in ('cash', 'card', 'upi', 'cheque', 'bank', 'online'));
alter table payment_exceptions
  add constraint payment_exceptions_returned_check check ((resolution = 'money_returned') <= (reference is not null
    and remarks is not null)),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment')),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment')) <= (remarks is not null));
-- Not valid, as it was: of a refund that was settled before its method was recorded nobody knows it.
alter table gateway_refunds add constraint gateway_refunds_other_check check ((other_reference is null) =
  (settled_by_id is null) and (other_reference is null) = (other_mode is null)
  and (other_mode in ('cash', 'card', 'upi', 'cheque', 'bank'))
  and (other_reference is null or (trim(other_reference) <> '' and next_try_at is null))) not valid;
alter table settlements
  add constraint settlements_way_check check (way in ('jewellery_bill', 'voucher', 'refund')),
  add constraint settlements_mode_check check ((way = 'refund') = (mode is not null)
    and mode in ('cash', 'card', 'upi', 'cheque', 'bank')),
  add constraint settlements_reference_check check (trim(reference) <> ''
    and (reference is not null or mode is not distinct from 'cash')),
  add constraint settlements_refund_check check (way <> 'refund' or (bonus_paise = 0 and bonus_mg = 0
    and waiver_percent is null and waiver_cap_paise is null));
alter table day_counts
  add constraint day_counts_mode_check check (mode in ('cash', 'card', 'upi', 'cheque', 'bank', 'online')),
  add constraint day_counts_cash_check check (mode <> 'cash' or counted_paise >= 0);

create index payments_status_paid_at_id_idx on payments(status, paid_at desc, id desc);
-- A list sorted by status keeps the alphabetical order of the phrases (features/payments/payment-order-store.ts).
create index payments_status_rank_idx on payments(
  array_position(array['failed', 'credited', 'pending', 'refunded', 'verified'], status), paid_at desc, id desc);
create index payments_mode_paid_at_id_idx on payments(mode, paid_at desc, id desc);
create unique index payments_transaction_number_key on payments(upper(transaction_number))
  where mode in ('upi', 'bank', 'online') and status in ('verified', 'credited');
create unique index payments_slip_number_key on payments(book_id, upper(transaction_number))
  where mode in ('cheque', 'card') and status in ('verified', 'credited');
create index payments_cash_idx on payments(book_id, business_day) include (amount_paise) where mode = 'cash'
  and status = 'credited';

-- These are told the phrase with which the reason of a journal and of a failure begins: people read it, and a journal's is
-- hashed.
drop function if exists settle_book(jsonb, timestamptz, date, bigint, text, text, text, text, jsonb, bigint, bigint),
  resolve_payment_exception(timestamptz, bigint, bigint, text, text, text);
