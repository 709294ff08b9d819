-- The gateway refused a refund, or was asked what became of it, and says that it has none. From now on it is asked for
-- again, under the same key, or paid another way. One that had been accepted has failed.
create or replace function gateway_refund_absent(
  p_ctx jsonb, p_now timestamptz, p_payment_id bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refund gateway_refunds := lock_refund(p_payment_id);
  state constant text := case when refund.state in ('asked', 'unknown') then 'refused'
    when refund.state = 'accepted' then 'failed_at_gateway' end;
begin
  if state is not null then
    perform move_refund(p_ctx, p_now, refund, refund.refund_id, state, p_reason);
  end if;
  return jsonb_build_object('outcome', coalesce(state, 'known'));
end $$;
