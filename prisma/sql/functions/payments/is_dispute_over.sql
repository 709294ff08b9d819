-- Whether a dispute is decided: nothing changes it any more, but that it may take money, or more of it, and that one which took
-- its money may be won after all.
create or replace function is_dispute_over(p_state text) returns boolean language sql immutable as $$
  select coalesce(p_state in ('won', 'lost', 'closed'), false);
$$;
