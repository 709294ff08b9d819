-- Whether a JSON value is the gold of the terms: its purity, the rate it is reckoned at, and how it is rounded.
create or replace function terms_gold_fits(p_value jsonb) returns boolean
language plpgsql immutable as $$
begin
  return has_members(p_value, '{purity,rate,round}', '{}') and has_members(p_value -> 'round', '{mode,places,total}', '{}')
    and p_value -> 'purity' in ('"24K"', '"22K"', '"18K"')
    and p_value -> 'rate' in ('"payment"', '"next_day"', '"redemption"', '"average"', '"lowest"', '"lower_of"')
    and p_value -> 'round' -> 'mode' in ('"down"', '"half_up"') and p_value -> 'round' -> 'places' in ('2', '3')
    and p_value -> 'round' -> 'total' in ('"sum"', '"exact"');
end $$;
