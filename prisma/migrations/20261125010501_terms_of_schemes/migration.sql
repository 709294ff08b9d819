-- What a scheme promises, as data (docs/schemes.md). A version of the time before has none, and keeps its benefit_rules.
alter table scheme_versions add column terms jsonb;

-- A daily scheme over years has more instalments than the older rules know.
alter table scheme_versions drop constraint scheme_versions_amounts_check;
alter table scheme_versions add constraint scheme_versions_amounts_check check (minimum_paise > 0 and multiple_of_paise > 0
  and instalments between 1 and case when terms is null then 1000 else 4000 end);

-- Terms may be of 18 carat gold.
alter table gold_rates drop constraint gold_rates_purity_check;
alter table gold_rates add constraint gold_rates_purity_check check (purity in ('18K', '22K', '24K'));
