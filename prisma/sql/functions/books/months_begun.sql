-- Returns how many months have begun by a day, that day included, when the first begins on p_first; who began on the 31st begins
-- a shorter month on its last day. The months are calculated, not counted.
create or replace function months_begun(p_first date, p_by date) returns int language sql immutable as $$
  select greatest(0,
    ((extract(year from p_by) - extract(year from p_first)) * 12 + extract(month from p_by) - extract(month from p_first))::int
    + ((p_first + make_interval(months => ((extract(year from p_by) - extract(year from p_first)) * 12
        + extract(month from p_by) - extract(month from p_first))::int))::date <= p_by)::int);
$$;
