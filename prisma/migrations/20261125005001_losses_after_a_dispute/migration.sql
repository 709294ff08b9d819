-- Up to which exception what a dispute took has come back: one that was won after all may take money again.
alter table gateway_disputes add column turned_up_to bigint not null default 0;
update gateway_disputes d set turned_up_to = e.id
from payment_exceptions e
where d.state = 'won' and e.payment_id = d.payment_id and e.kind = 'dispute_lost' and e.moved_ref = d.dispute_id;
alter table payment_exceptions drop constraint payment_exceptions_decided_check;
alter table payment_exceptions
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
      or (resolution = 'failed_at_gateway' and failed_at is not null)
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop', 'dispute_over')
    when 'refund_failed' then true
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop',
      'failed_at_gateway') end);
-- Its arguments changed; its file makes it again.
drop function if exists settle_gateway_refund(jsonb, timestamptz, date, bigint, text, text);
