-- Returns the units of lateness of the first p_span instalments.
create or replace function terms_units(p_late jsonb, p_instalments jsonb, p_span int) returns int
language sql immutable as $$
  select coalesce((terms_units_by(p_late, p_instalments))[p_span], 0);
$$;
