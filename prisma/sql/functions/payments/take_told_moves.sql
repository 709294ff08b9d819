-- Takes refunds and disputes that events told of, and about which the gateway is to be asked; each is out of sight of other processes
-- until p_taken_until.
create or replace function take_told_moves(p_now timestamptz, p_gateway text, p_taken_until timestamptz, p_most int)
returns table (kind text, move_id text, gateway_payment_id text)
language sql security definer set search_path = public, pg_temp as $$
  update gateway_moves m set next_check_at = p_taken_until
  where (m.gateway, m.kind, m.move_id) in (
    select d.gateway, d.kind, d.move_id from gateway_moves d
    where d.gateway = p_gateway and d.next_check_at <= p_now
    order by d.next_check_at limit p_most
    for update skip locked)
  returning m.kind, m.move_id, m.gateway_payment_id;
$$;
