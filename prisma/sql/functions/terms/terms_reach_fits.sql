-- Whether all of a book ends within a hundred years of joining, reckoned from 1 January 2001, however late it is paid: maturity, as late
-- instalments may move it by months, and the closing after it. The schedule and `late` fit. The twin: problemsOfReach.
create or replace function terms_reach_fits(p_schedule jsonb, p_late jsonb) returns boolean
language plpgsql immutable as $$
declare
  joined date := '2001-01-01';
  most date := '2101-01-01';
  moved date := span_after(joined, p_schedule -> 'matures', 1);
begin
  if p_late -> 'moves' = '"months"' then
    moved := (moved + make_interval(months => (p_schedule -> 'instalments')::int))::date;
  end if;
  return moved <= most and coalesce(terms_closing(p_schedule, joined, moved) <= most, true);
end $$;
