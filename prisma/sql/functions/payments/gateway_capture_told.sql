-- An event tells of money for an order, and the gateway could not be asked about it yet, or does not have it: that is noted, and
-- credits nothing. The reconciler asks at once. Money that the gateway has of another order is none of this one, which an exception
-- says. Returns the outcome.
create or replace function gateway_capture_told(
  p_now timestamptz, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text, p_amount_paise bigint
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select payment_id into paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  if not found then
    return record_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  if exists (select from gateway_captures where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id
      and order_id <> p_order_id and confirmed_at is not null) then
    perform lock_payment(paid_for, null);
    perform raise_moved_exception(p_now, paid_for, 'capture_not_found', p_gateway_payment_id, p_amount_paise);
  end if;
  insert into gateway_captures (gateway, gateway_payment_id, order_id, amount_paise, told_at)
  values (p_gateway, p_gateway_payment_id, p_order_id, p_amount_paise, p_now)
  on conflict (gateway, gateway_payment_id) do nothing;
  update gateway_orders set next_check_at = least(next_check_at, p_now) where payment_id = paid_for;
  return record_gateway_event(p_gateway, p_event_id, 'told');
end $$;
