-- Returns the last of a benefit's rows (1, 2, …) that is reached on a day; null for none. Source: `when` of the terms.
create or replace function terms_row_reached(p_when jsonb, p_joined date, p_day date, p_paid int) returns int
language sql immutable as $$
  select max(n)::int from jsonb_array_elements(p_when) with ordinality as e(r, n) where is_row_reached(r, p_joined, p_day, p_paid);
$$;
