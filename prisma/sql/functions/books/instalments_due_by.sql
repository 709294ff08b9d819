-- Returns how many instalments of a monthly scheme have fallen due by a day, that day included, when the first falls due on
-- p_first. The months that have begun are calculated, not counted. Where several fall due in a month, those of the last two
-- begun months are looked at one by one: the last of a month may fall due after the first of the next.
create or replace function instalments_due_by(p_first date, p_by date, p_per_month int) returns int
language sql immutable as $$
  select case when coalesce(p_per_month, 1) = 1 then months.begun
    else greatest(0, months.begun - 2) * p_per_month + (
      select count(*)::int from generate_series(greatest(0, months.begun - 2) * p_per_month, months.begun * p_per_month - 1) step
      where due_day(p_first, step, 'monthly', p_per_month) <= p_by) end
  from (select greatest(0, whole.months + ((p_first + make_interval(months => whole.months))::date <= p_by)::int) as begun
    from (select ((extract(year from p_by) - extract(year from p_first)) * 12
      + extract(month from p_by) - extract(month from p_first))::int as months) whole) months;
$$;
