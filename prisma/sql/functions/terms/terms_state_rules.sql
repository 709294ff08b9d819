-- Whether a version's terms fit, and its other columns say what the terms state. The twin: rulesOfTerms.
create or replace function terms_state_rules(
  p_terms jsonb, p_type text, p_instalments int, p_instalments_per_month int, p_accrual text, p_payment_rule text,
  p_rounding_mode text, p_rounding_places int, p_rounding_basis text
) returns boolean language plpgsql immutable set search_path = public, pg_temp as $$
declare
  schedule jsonb := p_terms -> 'schedule';
  round jsonb := p_terms -> 'gold' -> 'round';
begin
  if not terms_fit(p_terms) then return false; end if;
  return coalesce(p_type = case when schedule -> 'every' ? 'days' then 'daily' else 'monthly' end
    and p_instalments = (schedule -> 'instalments')::numeric and p_instalments_per_month is null
    and p_accrual = case when p_terms ? 'gold' then 'weight' else 'amount' end
    and p_payment_rule = case when schedule ? 'flexible' then 'flexible' else 'fixed' end
    and p_rounding_mode = coalesce(round ->> 'mode', 'down') and p_rounding_places = coalesce((round -> 'places')::numeric, 3)
    and p_rounding_basis = case when round ->> 'total' = 'exact' then 'total' else 'row' end, false);
end $$;
