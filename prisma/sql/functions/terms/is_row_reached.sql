-- Whether every condition that a row of `when` names holds on a day: months and days since joining, instalments paid. Source: `when`
-- of the terms.
create or replace function is_row_reached(p_row jsonb, p_joined date, p_day date, p_paid int) returns boolean
language sql immutable as $$
  select coalesce(terms_row_day(p_row, p_joined) <= p_day, true) and coalesce((p_row -> 'paid')::int <= p_paid, true);
$$;
