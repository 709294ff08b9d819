-- Returns the gold of a book, { rows: [{ day, paise, mg }], savedMg, roundingMg, isGoldFinal }: each payment's row rounded by
-- itself, and the total as the sum of the rows or of the exact fractions, rounded once. Null is unknown, for want of a rate,
-- or that the terms know no gold. Milligrams and paise as digits; p_rate in paise a gram. Source: `gold` of the terms.
create or replace function terms_gold(p_gold jsonb, p_payments jsonb, p_rate numeric) returns jsonb
language plpgsql immutable as $$
declare
  rows jsonb;
  summed numeric;
  total numeric;
  above numeric := 0;
  below numeric := 1;
  fraction record;
begin
  with rounded as materialized (
    -- Over one: a weight, which is not rounded.
    select n, day, paise, case when p_gold is null then null when denominator = 1 then numerator
      else round_gold(numerator, denominator, p_gold -> 'round') end as mg
    from terms_exact_gold(p_gold, p_payments, p_rate)
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'paise', paise::text, 'mg', mg::text) order by n), '[]'),
    case when p_gold is not null and coalesce(bool_and(mg is not null), true) then coalesce(sum(mg), 0) end
  into rows, summed from rounded;
  total := summed;
  if p_gold -> 'round' ->> 'total' = 'exact' and summed is not null then
    for fraction in
      select denominator, sum(numerator) as numerator from terms_exact_gold(p_gold, p_payments, p_rate) group by denominator
    loop
      above := above * fraction.denominator + fraction.numerator * below;
      below := below * fraction.denominator;
    end loop;
    total := round_gold(above, below, p_gold -> 'round');
  end if;
  return jsonb_build_object('rows', rows, 'savedMg', total::text, 'roundingMg', (total - summed)::text,
    'isGoldFinal', coalesce(p_gold ->> 'rate' in ('payment', 'next_day'), true));
end $$;
