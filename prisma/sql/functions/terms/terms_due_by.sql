-- Returns how many instalments have fallen due by a day, that day included: how many terms_due_day names up to it. Those are the ones
-- that were planned up to the last open day; their number is calculated from it, and one that its month puts later is left out.
create or replace function terms_due_by(p_terms jsonb, p_joined date, p_by date) returns int
language plpgsql stable as $$
declare
  every jsonb := p_terms -> 'schedule' -> 'every';
  until date := open_day_until(p_by);
  due int := case when every ? 'days' then div(until - p_joined, (every -> 'days')::int)
    else div((extract(year from until) - extract(year from p_joined)) * 12 + extract(month from until) - extract(month from p_joined),
      (every -> 'months')::int) end + 1;
begin
  due := least(due, (p_terms -> 'schedule' -> 'instalments')::int);
  while due > 0 and terms_planned_day(p_terms -> 'schedule', p_joined, due) > until loop
    due := due - 1;
  end loop;
  return greatest(0, due);
end $$;
