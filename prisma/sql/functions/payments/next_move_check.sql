-- When a gateway is asked again about what an event told and its answer does not have: after 1 min, 2 min, 4 min … at most 6 h, for a
-- day; then never.
create or replace function next_move_check(p_now timestamptz, p_move gateway_moves) returns timestamptz
language sql immutable as $$
  select case when p_now < p_move.told_at + interval '1 day'
    then p_now + least(interval '6 h', interval '1 minute' * 2 ^ least(p_move.checks, 20)) end;
$$;
