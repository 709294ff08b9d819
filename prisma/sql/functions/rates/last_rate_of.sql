-- The rate of gold of a purity in a branch on a day, or on the last day before that had one, as it was at p_at: what gold is weighed at
-- for a danger, so that a day without a rate makes none smaller. No gold is bought or sold by it.
create or replace function last_rate_of(p_day date, p_purity text, p_branch smallint, p_at timestamptz) returns bigint
language sql stable as $$
  select rate_paise_per_gram from gold_rates r
  where business_day <= p_day and purity = p_purity and set_at <= p_at and is_rate_of(r, p_branch)
  order by business_day desc, id desc limit 1;
$$;
