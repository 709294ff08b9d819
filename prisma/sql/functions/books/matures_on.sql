-- A book matures when the last of its instalments is over: on the day on which one more would fall due, also where
-- several fall due in a month.
create or replace function matures_on(p_joined date, p_left int, p_type text, p_per_month int) returns date
language sql immutable as $$
  select case
    when p_type = 'Daily' and p_per_month is null then p_joined + p_left
    else (p_joined + make_interval(months => floor(p_left::numeric / n.per)::int))::date
      + floor((p_left - floor(p_left::numeric / n.per) * n.per) * 30 / n.per)::int end
  from (select coalesce(p_per_month, 1) as per) n;
$$;
