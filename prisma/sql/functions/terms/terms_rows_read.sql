-- Returns the rows of `when` as arrays, read once for all payments: percents (hundredths of a percent; null of rupees), paise, the day
-- that each asks for (terms_row_day), and the day from which on it or a later one is reached, which never falls.
create or replace function terms_rows_read(
  p_when jsonb, p_joined date, out percents bigint[], out paise numeric[], out days date[], out reached_from date[]
) language sql immutable as $$
  select array_agg((r -> 'give' -> 'percent')::bigint order by n), array_agg((r -> 'give' ->> 'paise')::numeric order by n),
    array_agg(day order by n), array_agg(earliest order by n)
  from (
    select r, n, day, min(coalesce(day, '-infinity')) over (order by n rows between current row and unbounded following) as earliest
    from jsonb_array_elements(p_when) with ordinality as e(r, n), terms_row_day(r, p_joined) day) w;
$$;
