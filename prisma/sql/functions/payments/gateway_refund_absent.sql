-- The gateway refused a refund, or was asked what became of it, and says that it has none. From now on it is asked for
-- again, under the same key, or paid another way. One that had been accepted has failed. While nobody has decided about what
-- the gateway sent back instead, it stays unknown. Where it was refused, the gateway is asked at once whether it has the
-- money at all.
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
