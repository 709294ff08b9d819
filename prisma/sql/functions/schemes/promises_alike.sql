-- Whether two versions of a scheme promise the same: its terms, or the rules of before them. The name, the letters of book numbers, the
-- amounts that can be chosen and whether it takes new clients are no promise.
create or replace function promises_alike(p_one bigint, p_other bigint) returns boolean language sql stable as $$
  select exists (
    select from scheme_versions a join scheme_versions b on a.id = p_one and b.id = p_other
    where (a.scheme_id, a.type, a.instalments, a.accrual, a.payment_rule, a.rounding_mode, a.rounding_places, a.rounding_basis)
        = (b.scheme_id, b.type, b.instalments, b.accrual, b.payment_rule, b.rounding_mode, b.rounding_places, b.rounding_basis)
      and (a.instalments_per_month, a.benefit_rules, a.terms) is not distinct from (b.instalments_per_month, b.benefit_rules, b.terms));
$$;
