-- An event tells of money for an order, and the gateway could not be asked about it yet: that is noted, and credits nothing. The
-- reconciler asks at once. Returns the outcome.
create or replace function gateway_capture_told(
  p_now timestamptz, p_day date, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text,
  p_amount_paise bigint, p_captured_at timestamptz default null, p_captured_on date default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  elsif not exists (select from gateway_orders where gateway = p_gateway and order_id = p_order_id) then
    return record_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  -- Where the gateway never says when it captured the money, it is when the shop heard of it.
  insert into gateway_captures (gateway, gateway_payment_id, order_id, amount_paise, captured_at, captured_on, told_at)
  values (p_gateway, p_gateway_payment_id, p_order_id, p_amount_paise, coalesce(p_captured_at, p_now),
          case when p_captured_at is null then p_day else p_captured_on end, p_now)
  on conflict (gateway, gateway_payment_id) do nothing;
  update gateway_orders set next_check_at = least(next_check_at, p_now) where gateway = p_gateway and order_id = p_order_id;
  return record_gateway_event(p_gateway, p_event_id, 'told');
end $$;
