-- Returns the units of lateness of the first p_span instalments: the late ones, or each one's 30 days, less those that are free.
-- Source: `late` of the terms; p_instalments as terms_instalments gives them.
create or replace function terms_units(p_late jsonb, p_instalments jsonb, p_span int) returns int
language sql immutable as $$
  select case when p_late is null then 0 else greatest(0, coalesce((
    select sum(case p_late ->> 'each' when 'instalment' then least(1, (i -> 'lateDays')::int) else (i -> 'lateDays')::int / 30 end)
    from jsonb_array_elements(p_instalments) i where (i -> 'number')::int <= p_span), 0)::int
      - coalesce((p_late -> 'free')::int, 0)) end;
$$;
