-- A refund that failed after the shop had borne what a dispute took of the same money may be decided as made by the dispute.
alter table payment_exceptions
  drop constraint payment_exceptions_refund_check,
  drop constraint payment_exceptions_decided_check;
alter table payment_exceptions
  add constraint payment_exceptions_refund_check check (resolution is null
    or (kind = 'refund_failed' and resolution = 'counted_as_refund')
    or (kind = 'refund_failed') = (resolution in ('asked_again', 'refund_made', 'paid_another_way'))),
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop')
    when 'refund_failed' then true
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop') end);
-- Was of language sql; its file makes it again.
drop function if exists ask_refund_again(timestamptz, bigint);
