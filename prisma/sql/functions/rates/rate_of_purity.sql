-- The current rate of gold of a purity in a branch on one day, or what it was at p_at; rates of other days never replace it.
create or replace function rate_of_purity(p_day date, p_purity text, p_branch smallint, p_at timestamptz default 'infinity')
returns gold_rates language sql stable as $$
  select * from gold_rates r
  where business_day = p_day and purity = p_purity and set_at <= p_at and is_rate_of(r, p_branch) order by id desc limit 1;
$$;
