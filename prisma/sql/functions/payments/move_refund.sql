-- Moves a refund to what the gateway says of it. A failure raises an exception, and a success ends it.
create or replace function move_refund(
  p_ctx jsonb, p_now timestamptz, p_refund gateway_refunds, p_refund_id text, p_state text, p_reason text
) returns void language plpgsql as $$
begin
  if p_refund.refund_id <> p_refund_id then
    perform keep_past_refund(p_now, p_refund.payment_id);
  end if;
  update gateway_refunds set state = p_state, refund_id = p_refund_id,
    done_at = case p_state when 'processed' then p_now end,
    absent_at = case when p_state in ('refused', 'failed_at_gateway') then p_now end,
    next_try_at = case when p_state in ('accepted', 'refused') then next_refund_try(p_now, p_refund) end,
    last_trouble = case when p_state in ('refused', 'failed_at_gateway') then p_reason end
  where payment_id = p_refund.payment_id;
  if p_state = 'failed_at_gateway' then
    perform raise_refund_exception(p_now, p_refund.payment_id);
  elsif p_state = 'processed' then
    update payment_exceptions set resolved_at = p_now, resolution = 'refund_made'
    where payment_id = p_refund.payment_id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
  end if;
  perform write_audit(p_ctx, p_now, 'payment', p_refund.payment_id::text, jsonb_build_object(
    'from', p_refund.state, 'to', p_state, 'refundId', p_refund_id, 'failure', p_reason));
end $$;
