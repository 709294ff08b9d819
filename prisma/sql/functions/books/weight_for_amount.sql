-- Returns what an amount adds to a book at a rate; null without a rate, and where the terms of its scheme tell the gold later. Under
-- terms it is the row of the receipt. By row it is rounded alone. By total the exact sum of the book is rounded, so that the
-- fractions of a milligram lost in one month come back in another.
create or replace function weight_for_amount(p_version scheme_versions, p_book_id bigint, p_paise bigint, p_rate bigint)
returns bigint language plpgsql stable as $$
declare
  exact_mg numeric := p_paise::numeric * 1000 / p_rate;
  before_mg numeric;
begin
  if p_version.terms is not null then
    return case when p_version.terms -> 'gold' ->> 'rate' = 'payment'
      then round_gold(p_paise::numeric * 1000, p_rate, p_version.terms -> 'gold' -> 'round') end;
  elsif p_version.rounding_basis = 'row' or exact_mg is null then
    return weight_of(p_version, exact_mg);
  end if;
  select coalesce(sum(case when p.weight_mg = p.computed_weight_mg
                           then p.amount_paise::numeric * 1000 / r.rate_paise_per_gram else p.weight_mg end), 0)
  into before_mg
  from payments p left join gold_rates r on r.id = p.gold_rate_id
  where p.book_id = p_book_id and p.status = 'credited';
  before_mg := before_mg + (select coalesce(sum(weight_mg), 0) from instalment_credits
    where book_id = p_book_id and payment_id is null and reversed_by_journal_id is null);
  return greatest(0, weight_of(p_version, before_mg + exact_mg)
    - (select weight_mg from book_balances where book_id = p_book_id));
end $$;
