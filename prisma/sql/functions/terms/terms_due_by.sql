-- Returns how many instalments have fallen due by a day, that day included: how many terms_due_day names up to it. The number is
-- calculated from the day; then those that a holiday or the day of the month moves beyond it are left out.
create or replace function terms_due_by(p_terms jsonb, p_joined date, p_by date) returns int
language plpgsql stable as $$
declare
  every jsonb := p_terms -> 'schedule' -> 'every';
  due int := case when every ? 'days' then div(p_by - p_joined, (every -> 'days')::int)
    else div((extract(year from p_by) - extract(year from p_joined)) * 12 + extract(month from p_by) - extract(month from p_joined),
      (every -> 'months')::int) end + 1;
begin
  due := least(due, (p_terms -> 'schedule' -> 'instalments')::int);
  while due > 0 and terms_due_day(p_terms, p_joined, due) > p_by loop
    due := due - 1;
  end loop;
  return greatest(0, due);
end $$;
