-- A refund that the books did not ask for, or one that made a part of ours, failed after all: its money is the gateway's
-- again. Undecided, its exception is over; a loss that the shop bore is reversed; and what counted as the refund of the
-- payment is owed to the client again, which an Admin decides about. It is done once. Returns the outcome. The caller has
-- locked the day, the payment and the refund.
create or replace function fail_moved_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_refund_id text, p_reason text
) returns text language plpgsql as $$
declare
  refund gateway_refunds;
  moved payment_exceptions;
  owed bigint;
begin
  select * into refund from gateway_refunds where payment_id = p_payment_id;
  select * into moved from payment_exceptions
  where payment_id = p_payment_id and kind = 'refund_differs' and moved_ref = p_refund_id for no key update;
  if moved.id is null then
    update past_refunds set failed_at = p_now where payment_id = p_payment_id and refund_id = p_refund_id and failed_at is null
    returning amount_paise into owed;
  elsif moved.failed_at is null then
    update payment_exceptions set failed_at = p_now, resolved_at = coalesce(resolved_at, p_now),
      resolution = coalesce(resolution, 'failed_at_gateway') where id = moved.id;
    owed := case when moved.resolution in ('counted_as_refund', 'borne_by_shop')
      then moved.moved_paise - reverse_loss(p_ctx, p_now, p_day, moved) else 0 end;
  end if;
  if owed is null then
    return 'known';
  elsif owed > 0 and (refund.state, refund.refund_id) = ('processed', p_refund_id) then
    -- It may have made more than this refund, where a part that had counted failed.
    update gateway_refunds set amount_paise = owed where payment_id = p_payment_id;
    perform move_refund(p_ctx, p_now, refund, p_refund_id, 'failed_at_gateway', p_reason);
    return 'failed_at_gateway';
  elsif owed > 0 then
    perform raise_moved_exception(p_now, p_payment_id, 'refund_failed', p_refund_id, owed);
  end if;
  -- What waited for it goes on.
  update gateway_refunds set next_try_at = p_now where payment_id = p_payment_id and state in ('waiting', 'refused', 'unknown');
  perform write_audit(p_ctx, p_now, 'payment', p_payment_id::text, jsonb_build_object('to', 'failed_at_gateway',
    'refundId', p_refund_id, 'resolution', moved.resolution, 'owedPaise', owed::text, 'failure', p_reason));
  return 'failed_at_gateway';
end $$;
