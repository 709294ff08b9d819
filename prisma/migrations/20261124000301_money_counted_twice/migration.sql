-- The numbers by which banks name money of a gateway, and exceptions about money that two payments count (docs/money.md,
-- "Transaction numbers").
alter table payments add column bank_numbers text[];
create index payments_bank_numbers_idx on payments using gin (bank_numbers) with (fastupdate = off) where bank_numbers is not null;
alter table payment_exceptions
  add column other_payment_id bigint,
  add constraint payment_exceptions_other_payment_id_fkey foreign key (other_payment_id) references payments(id) on delete restrict,
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_decided_check;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'counted_twice', 'refund_failed', 'refund_differs', 'disputed',
    'dispute_lost', 'dispute_won')),
  add constraint payment_exceptions_other_check check ((kind = 'counted_twice') = (other_payment_id is not null)),
  -- Each way of deciding belongs to its kinds.
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop')
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop') end);
drop index payment_exceptions_open_key;
create unique index payment_exceptions_open_key
  on payment_exceptions(payment_id, kind, coalesce(moved_ref, other_payment_id::text, '')) where resolved_at is null;
-- What was counted twice so far is told, too.
insert into payment_exceptions (payment_id, kind, raised_at, other_payment_id)
select p.id, 'counted_twice', now(), o.id
from payments p
join payments o on upper(regexp_replace(o.transaction_number, '[^A-Za-z0-9]', '', 'g'))
  = upper(regexp_replace(p.gateway_payment_id, '[^A-Za-z0-9]', '', 'g'))
where p.gateway_payment_id is not null and p.status = 'credited' and o.status = 'credited' and o.id <> p.id
order by p.id, o.id;
drop function if exists verify_captured(payments, text);
drop function if exists identify_capture(jsonb, timestamptz, payments, text);
drop function if exists create_exception_payment(jsonb, timestamptz, payments, text, bigint, text);
