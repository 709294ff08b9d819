-- The current rate of 22 carat gold of one day; rates of other days never replace it.
create or replace function rate_of_day(p_day date) returns gold_rates language sql stable as $$
  select * from gold_rates where business_day = p_day and purity = '22K' order by id desc limit 1;
$$;
