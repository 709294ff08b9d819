-- A refund under way at a gateway that the shop has no more is an exception, and an Admin says what became of it (docs/money.md,
-- "Refunds at the gateway").
alter table payment_exceptions
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_moved_check,
  drop constraint payment_exceptions_decided_check,
  drop constraint payment_exceptions_remarks_check;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'counted_twice', 'refund_failed', 'refund_differs', 'gateway_gone',
    'disputed', 'dispute_lost', 'dispute_won')),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to', 'asked_again', 'refund_made',
    'paid_another_way', 'counted_as_refund', 'borne_by_shop', 'dispute_over', 'kept_by_shop', 'failed_at_gateway',
    'sent_by_gateway', 'not_sent_by_gateway', 'no_longer_open')),
  add constraint payment_exceptions_moved_check check (
    (kind in ('refund_differs', 'gateway_gone', 'disputed', 'dispute_lost', 'dispute_won'))
    = (moved_ref is not null and kind <> 'refund_failed') and (moved_ref is null) = (moved_paise is null)
    and moved_paise > 0 is not false),
  -- Each way of deciding belongs to its kinds.
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
      or (resolution = 'failed_at_gateway' and failed_at is not null)
    when 'gateway_gone' then resolution in ('not_sent_by_gateway', 'no_longer_open')
      or (resolution = 'sent_by_gateway' and reference is not null)
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop', 'dispute_over')
    when 'refund_failed' then true
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop',
      'failed_at_gateway', 'sent_by_gateway', 'not_sent_by_gateway', 'no_longer_open') end),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment', 'seen_to', 'counted_as_refund', 'borne_by_shop', 'kept_by_shop', 'sent_by_gateway', 'not_sent_by_gateway'))
    <= (remarks is not null or failure_code is not null));
