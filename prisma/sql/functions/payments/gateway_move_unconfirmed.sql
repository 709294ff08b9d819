-- The gateway was asked about a refund or a dispute that an event told of: it gave no answer, or does not have it, or of money that
-- no payment is of (p_is_absent). It is asked again, and for a day where it answers.
create or replace function gateway_move_unconfirmed(
  p_now timestamptz, p_gateway text, p_kind text, p_move_id text, p_is_absent boolean
) returns void language sql security definer set search_path = public, pg_temp as $$
  update gateway_moves m set checks = checks + 1, absent_at = case when p_is_absent then p_now else absent_at end,
    next_check_at = case when p_is_absent then next_move_check(p_now, m)
      else p_now + least(interval '1 minute', interval '10 seconds' * 2 ^ least(m.checks, 10)) end
  where gateway = p_gateway and kind = p_kind and move_id = p_move_id and next_check_at is not null;
$$;
