-- Records that the gateway has no such refund: it refused the request, or said so when the portal asked about it. The portal then
-- requests the refund again under the same key, or an Admin pays it another way. A refund that the gateway had accepted becomes
-- failed. While an Admin still has to decide about money that the gateway sent back instead, the refund stays unknown. After a
-- refusal the portal asks at once whether the gateway has the money of the payment.
create or replace function gateway_refund_absent(
  p_ctx jsonb, p_now timestamptz, p_payment_id bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refund gateway_refunds := lock_refund(p_payment_id);
  state constant text := case when refund.state in ('asked', 'unknown') then 'refused'
    when refund.state = 'accepted' then 'failed_at_gateway' end;
begin
  if exists (select from payment_exceptions
      where payment_id = p_payment_id and kind = 'refund_differs' and resolved_at is null) then
    perform gateway_refund_unanswered(p_now, p_payment_id, p_reason);
    return '{"outcome": "known"}';
  elsif state is not null then
    perform move_refund(p_ctx, p_now, refund, refund.refund_id, state, p_reason);
  end if;
  if state = 'refused' then
    perform doubt_capture(p_now, refund);
  end if;
  return jsonb_build_object('outcome', coalesce(state, 'known'));
end $$;
