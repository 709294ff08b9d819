-- Returns what instalments_due_by does where several fall due in a month. Those of the last two begun months are looked at one
-- by one: the last of a month may fall due after the first of the next.
create or replace function several_a_month_due_by(p_first date, p_by date, p_per_month int) returns int
language sql immutable as $$
  select earlier.months * p_per_month + (
    select count(*)::int
    from generate_series(earlier.months * p_per_month, months_begun(p_first, p_by) * p_per_month - 1) step
    where due_day(p_first, step, 'monthly', p_per_month) <= p_by)
  from (select greatest(0, months_begun(p_first, p_by) - 2) as months) earlier;
$$;
