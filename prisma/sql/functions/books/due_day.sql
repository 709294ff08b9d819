-- Returns the day on which an instalment falls due, p_step instalments after the one of p_first: at the pace of the scheme,
-- one a day in a daily scheme, else one a month or p_per_month of them spread over 30 days. Whoever joined on the 31st
-- pays on the last day of a shorter month. A book matures on the day on which one instalment more would fall due. It is one
-- expression, so that a query over all books contains it instead of calling it for each.
create or replace function due_day(p_first date, p_step int, p_type text, p_per_month int) returns date
language sql immutable as $$
  select case
    when p_type = 'daily' and p_per_month is null then p_first + p_step
    else (p_first + make_interval(months => floor(p_step::numeric / coalesce(p_per_month, 1))::int))::date
      + floor((p_step - floor(p_step::numeric / coalesce(p_per_month, 1)) * coalesce(p_per_month, 1)) * 30
          / coalesce(p_per_month, 1))::int end;
$$;
