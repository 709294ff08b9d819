-- What a shop adds to savings is kept with the version of a scheme: {} for nothing, or a complete set of rules.
alter table scheme_versions
  drop constraint if exists scheme_versions_benefits_check,
  add constraint scheme_versions_benefits_check
    check (benefits_fit(benefit_rules, accrual, payment_rule, instalments));
-- A version has terms or benefits. What its terms state, its other columns say, too.
alter table scheme_versions
  drop constraint if exists scheme_versions_terms_check,
  add constraint scheme_versions_terms_check check (terms is null or (benefit_rules = '{}'
    and terms_state_rules(terms, type, instalments, instalments_per_month, accrual, payment_rule, rounding_mode,
      rounding_places, rounding_basis)));
