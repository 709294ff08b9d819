-- Returns how many instalments fall due before a day, before holidays move them: at least one, at most all of the schedule.
create or replace function terms_due_count(p_schedule jsonb, p_joined date, p_before date) returns int
language sql immutable as $$
  select greatest(1, terms_planned_by(p_schedule, p_joined, p_before - 1));
$$;
