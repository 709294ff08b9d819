-- Returns the units of lateness of the first instalments, as many as the place in the array: the late ones, or each one's 30 days, less
-- those that are free. It is reckoned once for all rows of a benefit. Null without lateness, empty without instalments. Source: `late` of
-- the terms; p_instalments as terms_instalments gives them.
create or replace function terms_units_by(p_late jsonb, p_instalments jsonb) returns int[]
language sql immutable as $$
  select case when p_late is not null then array(
    select greatest(0, sum(case p_late ->> 'each' when 'instalment' then least(1, days) else days / 30 end) over (order by number)
      - coalesce((p_late -> 'free')::int, 0))::int
    from (select (i -> 'number')::int as number, (i -> 'lateDays')::int as days from jsonb_array_elements(p_instalments) i) l
    order by number) end;
$$;
