-- Returns the day p_times spans ({ months } or { days }) after a day; months are calendar months, clipped to the month's end.
-- Null without a span. Years, weeks and words of schemes are none. Source: the spans of a scheme's terms.
create or replace function span_after(p_day date, p_span jsonb, p_times int) returns date
language sql immutable as $$
  select case when p_span ? 'months' then (p_day + make_interval(months => (p_span -> 'months')::int * p_times))::date
    else p_day + (p_span -> 'days')::int * p_times end;
$$;
