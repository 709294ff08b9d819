-- The current rate of 22 carat gold of one day in a branch; rates of other days never replace it.
create or replace function rate_of_day(p_day date, p_branch smallint) returns gold_rates language sql stable as $$
  select * from rate_of_purity(p_day, '22K', p_branch);
$$;
