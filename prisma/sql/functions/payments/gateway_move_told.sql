-- An event tells of a refund or a dispute (p_kind): that is noted, and changes nothing. The gateway is asked about it at once; where it
-- gives no answer, the reconciler asks in a few seconds. Returns the outcome.
create or replace function gateway_move_told(
  p_now timestamptz, p_gateway text, p_event_id text, p_kind text, p_move_id text, p_gateway_payment_id text, p_state text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, '', p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  elsif not exists (select from payments where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id) then
    return record_gateway_event(p_gateway, p_event_id, 'unknown payment');
  end if;
  insert into gateway_moves (gateway, kind, move_id, gateway_payment_id, told_at, told_state, next_check_at)
  values (p_gateway, p_kind, p_move_id, p_gateway_payment_id, p_now, p_state, p_now + interval '10 seconds')
  on conflict (gateway, kind, move_id) do update set told_at = p_now, told_state = p_state, checks = 0,
    next_check_at = excluded.next_check_at;
  return record_gateway_event(p_gateway, p_event_id, 'told');
end $$;
