-- Returns what a part takes of a book after others of the same settlement took p_gone of what was left, { paise, mg, bonusPaise,
-- bonusMg, deductedPaise }. p_shares is what terms_shares gives. Source: "Parts" of the terms.
create or replace function terms_share(
  p_terms jsonb, p_valuation jsonb, p_shares jsonb, p_gone numeric, p_take numeric, p_is_refund boolean
) returns jsonb language plpgsql immutable as $$
declare
  saved numeric := (p_shares ->> 'saved')::numeric;
  remains numeric := (p_shares ->> 'left')::numeric;
  rupees numeric := (p_shares ->> 'leftPaise')::numeric;
  paid numeric := (p_valuation ->> 'paidPaise')::numeric;
  from_all numeric := (p_shares ->> 'taken')::numeric + p_gone;
  earlier numeric;
  until numeric;
  kept numeric := 0;
  bonus numeric := 0;
  bonus_mg numeric := 0;
begin
  if p_take = 0 then
    return '{"paise": "0", "mg": "0", "bonusPaise": "0", "bonusMg": "0", "deductedPaise": "0"}';
  end if;
  earlier := div(rupees * p_gone, remains);
  until := div(rupees * (p_gone + p_take), remains);
  if p_is_refund then
    kept := coalesce((p_valuation -> 'exit' ->> 'deductedPaise')::numeric, 0);
    kept := least(until - earlier, div(kept * (paid - rupees + until), paid) - div(kept * (paid - rupees + earlier), paid));
  else
    bonus := (p_valuation ->> 'bonusPaise')::numeric;
    bonus := div(bonus * (from_all + p_take), saved) - div(bonus * from_all, saved);
    bonus_mg := coalesce((p_valuation ->> 'bonusMg')::numeric, 0);
    bonus_mg := div(bonus_mg * (from_all + p_take), saved) - div(bonus_mg * from_all, saved);
  end if;
  return jsonb_build_object('paise', (until - earlier)::text, 'mg', case when p_terms ? 'gold' then p_take else 0 end::text,
    'bonusPaise', bonus::text, 'bonusMg', bonus_mg::text, 'deductedPaise', kept::text);
end $$;
