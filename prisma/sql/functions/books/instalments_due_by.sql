-- Returns how many instalments of a scheme have fallen due by a day, that day included, when the first falls due on p_first:
-- how many due_day names up to it. As due_day, it is one expression.
create or replace function instalments_due_by(p_first date, p_by date, p_type text, p_per_month int) returns int
language sql immutable as $$
  select case
    when p_type = 'daily' and p_per_month is null then greatest(0, p_by - p_first + 1)
    when coalesce(p_per_month, 1) = 1 then months_begun(p_first, p_by)
    else several_a_month_due_by(p_first, p_by, p_per_month) end;
$$;
