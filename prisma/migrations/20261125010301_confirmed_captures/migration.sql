-- Money of a gateway is credited once the gateway's own answer confirmed it (docs/money.md, "Only what the gateway confirmed").
create table gateway_captures (
  gateway text not null,
  gateway_payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  -- When the gateway says that it captured the money, and the shop's day then.
  captured_at timestamptz(3),
  captured_on date,
  -- When an event told of it, before the gateway was asked.
  told_at timestamptz(3),
  -- When the gateway's own answer had it, and the operation that asked; earlier_release of what was believed before it was asked.
  confirmed_at timestamptz(3),
  confirmed_by text,
  -- When the gateway's own answer did not have it; null once it has it again.
  missing_at timestamptz(3),
  constraint gateway_captures_pkey primary key (gateway, gateway_payment_id),
  constraint gateway_captures_amount_check check (amount_paise > 0),
  constraint gateway_captures_day_check check ((captured_at is null) = (captured_on is null)),
  constraint gateway_captures_confirmed_check check ((confirmed_at is null) = (confirmed_by is null)),
  constraint gateway_captures_known_check check (told_at is not null or confirmed_at is not null)
);
create index gateway_captures_order_idx on gateway_captures (gateway, order_id);

insert into gateway_captures (gateway, gateway_payment_id, order_id, amount_paise, confirmed_at, confirmed_by)
select gateway, gateway_payment_id, coalesce(gateway_order_id, ''), amount_paise, now(), 'earlier_release' from payments
where gateway_payment_id is not null and gateway <> 'upi';
-- The gateway is asked about each of these once more, a few in a minute, the newest first.
update gateway_orders o set next_check_at = now() + asked.place * interval '5 seconds'
from (
  select d.payment_id, row_number() over (order by d.opened_at desc, d.payment_id) as place from gateway_orders d
  where d.money_until is not null and d.next_check_at is null
    and exists (select from gateway_captures c where c.gateway = d.gateway and c.order_id = d.order_id)) asked
where o.payment_id = asked.payment_id;

alter table payment_exceptions
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_moved_check,
  drop constraint payment_exceptions_decided_check;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'counted_twice', 'capture_not_found', 'not_settled', 'refund_failed',
    'refund_differs', 'gateway_gone', 'disputed', 'dispute_lost', 'dispute_won')),
  add constraint payment_exceptions_moved_check check (
    (kind in ('capture_not_found', 'refund_differs', 'gateway_gone', 'disputed', 'dispute_lost', 'dispute_won'))
    = (moved_ref is not null and kind <> 'refund_failed') and (moved_ref is null) = (moved_paise is null)
    and moved_paise > 0 is not false),
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'capture_not_found' then resolution in ('no_money_came', 'borne_by_shop', 'seen_to', 'no_longer_open')
    when 'not_settled' then resolution = 'no_longer_open'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
      or (resolution = 'failed_at_gateway' and failed_at is not null)
    when 'gateway_gone' then resolution in ('not_sent_by_gateway', 'no_longer_open')
      or (resolution = 'sent_by_gateway' and reference is not null)
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop', 'dispute_over')
    when 'refund_failed' then true
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop',
      'failed_at_gateway', 'sent_by_gateway', 'not_sent_by_gateway', 'no_longer_open') end);
