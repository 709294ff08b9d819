-- Returns the first day on which what a row of `when` names in months and days since joining has passed, the later of both; null where it
-- names neither. Source: `when` of the terms.
create or replace function terms_row_day(p_row jsonb, p_joined date) returns date language sql immutable as $$
  select greatest((p_joined + make_interval(months => (p_row -> 'months')::int))::date, p_joined + (p_row -> 'days')::int);
$$;
