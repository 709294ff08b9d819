-- Returns the day on which a book matures whose instalments are all paid on their due days: `matures` after joining, or `rests` days
-- after the last due day, if that is later. Source: the terms' schedule. The twin: readyDay.
create or replace function terms_ready_day(p_schedule jsonb, p_joined date) returns date
language sql immutable as $$
  select greatest(span_after(p_joined, p_schedule -> 'matures', 1), case when not p_schedule ? 'flexible' then
    terms_planned_day(p_schedule, p_joined, (p_schedule -> 'instalments')::int) + (p_schedule -> 'rests')::int end);
$$;
