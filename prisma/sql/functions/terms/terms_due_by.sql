-- Returns how many instalments have fallen due by a day, that day included: how many terms_due_day names up to it. Those are the ones
-- that were planned up to the last open day.
create or replace function terms_due_by(p_terms jsonb, p_joined date, p_by date) returns int language sql stable as $$
  select terms_planned_by(p_terms -> 'schedule', p_joined, open_day_until(p_by));
$$;
