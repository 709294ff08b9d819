-- The rate of gold of a purity in a branch on the first day after a day that had one by p_at: the last of that day.
create or replace function next_rate_of(p_day date, p_purity text, p_branch smallint, p_at timestamptz) returns bigint
language sql stable as $$
  select rate_paise_per_gram from gold_rates r
  where business_day > p_day and purity = p_purity and set_at <= p_at and is_rate_of(r, p_branch)
  order by business_day, id desc limit 1;
$$;
