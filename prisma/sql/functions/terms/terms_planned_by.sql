-- Returns how many instalments are planned up to a day, that day included, before holidays move them. The number is calculated from the
-- day; one that the day of its month puts later is left out.
create or replace function terms_planned_by(p_schedule jsonb, p_joined date, p_until date) returns int
language plpgsql immutable as $$
declare
  every jsonb := p_schedule -> 'every';
  planned int := case when every ? 'days' then div(p_until - p_joined, (every -> 'days')::int)
    else div((extract(year from p_until) - extract(year from p_joined)) * 12 + extract(month from p_until) - extract(month from p_joined),
      (every -> 'months')::int) end + 1;
begin
  planned := least(planned, (p_schedule -> 'instalments')::int);
  while planned > 0 and terms_planned_day(p_schedule, p_joined, planned) > p_until loop
    planned := planned - 1;
  end loop;
  return greatest(0, planned);
end $$;
