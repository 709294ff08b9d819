-- The rate by which a payment of a day buys gold in a scheme, in a book of a branch: of 22 carat gold, or of the gold that its terms
-- save. None where its terms take another day's.
create or replace function gold_rate_for(p_version scheme_versions, p_day date, p_branch smallint)
returns gold_rates language sql stable as $$
  select * from rate_of_purity(p_day, coalesce(p_version.terms -> 'gold' ->> 'purity', '22K'), p_branch) r
  where r.id is not null and coalesce(p_version.terms -> 'gold' ->> 'rate' not in ('next_day', 'redemption'), true);
$$;
