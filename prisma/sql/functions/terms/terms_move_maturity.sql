-- Returns whether payments move the maturity: by `late.moves`, or by `rests` of the schedule. Never null; terms may be.
create or replace function terms_move_maturity(p_terms jsonb) returns boolean language sql immutable as $$
  select coalesce(p_terms -> 'late' ? 'moves', false) or coalesce(p_terms -> 'schedule' ? 'rests', false);
$$;
