-- Whether every condition that a row of `when` names holds on a day: months and days since joining, instalments paid. Source: `when`
-- of the terms.
create or replace function is_row_reached(p_row jsonb, p_joined date, p_day date, p_paid int) returns boolean
language sql immutable as $$
  select (not p_row ? 'months' or (p_joined + make_interval(months => (p_row -> 'months')::int))::date <= p_day)
    and (not p_row ? 'days' or p_joined + (p_row -> 'days')::int <= p_day)
    and (not p_row ? 'paid' or (p_row -> 'paid')::int <= p_paid);
$$;
