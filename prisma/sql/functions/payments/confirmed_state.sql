-- What the gateway's own answer says of one of its refunds or disputes; null while it has not said it.
create or replace function confirmed_state(p_gateway text, p_kind text, p_move_id text) returns text language sql stable as $$
  select m.state from gateway_moves m
  where m.gateway = p_gateway and m.kind = p_kind and m.move_id = p_move_id and m.confirmed_at is not null;
$$;
