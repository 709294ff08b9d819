-- The bank's working day that lies so many of them before a day: one of them is the last before it.
create or replace function bank_day_before(p_day date, p_count int) returns date language sql immutable as $$
  select d::date from generate_series(p_day - 1, p_day - 7 - 2 * p_count, interval '-1 day') d
  where is_bank_day(d::date) order by d desc offset p_count - 1 limit 1;
$$;
