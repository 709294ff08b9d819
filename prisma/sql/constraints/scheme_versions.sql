-- What a shop adds to savings is kept with the version of a scheme: {} for nothing, or a complete set of rules.
alter table scheme_versions
  drop constraint if exists scheme_versions_benefits_check,
  add constraint scheme_versions_benefits_check
    check (benefits_fit(benefit_rules, accrual, payment_rule, instalments));
