-- Notes that the gateway's own answer has a refund or a dispute (p_kind), and how far it is. Where an event told something else of it,
-- the gateway is asked once more.
create or replace function confirm_move(
  p_ctx jsonb, p_now timestamptz, p_gateway text, p_kind text, p_move_id text, p_gateway_payment_id text, p_state text
) returns void language sql as $$
  insert into gateway_moves as m (gateway, kind, move_id, gateway_payment_id, state, confirmed_at, confirmed_by)
  values (p_gateway, p_kind, p_move_id, p_gateway_payment_id, p_state, p_now, coalesce(p_ctx ->> 'operation', ''))
  on conflict (gateway, kind, move_id) do update set gateway_payment_id = excluded.gateway_payment_id, state = excluded.state,
    confirmed_at = p_now, confirmed_by = excluded.confirmed_by, absent_at = null, checks = m.checks + 1,
    next_check_at = case when m.next_check_at is not null and m.told_state <> excluded.state then next_move_check(p_now, m) end
  where m.state is distinct from excluded.state or m.next_check_at is not null;
$$;
