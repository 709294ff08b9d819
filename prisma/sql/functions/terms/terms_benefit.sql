-- Returns what one benefit of the terms gives a book on its day, or why it gives nothing. Of the rows that may count that one does of
-- which lateness leaves most, of equals the last; one that lost all only where all did. p_book is the valuation so far. Paise,
-- milligrams and hundredths of a percent; rounded down once. Source: `benefits` and `late` of the terms.
create or replace function terms_benefit(p_terms jsonb, p_benefit jsonb, p_saved jsonb, p_book jsonb) returns jsonb
language plpgsql immutable as $$
declare
  kind text := p_benefit ->> 'as';
  hindrance text := terms_hindrance(p_benefit, p_book);
  counting record;
  base record;
  amount numeric;
begin
  if hindrance is not null then return terms_benefit_outcome(kind, hindrance, null, 0, 0, null); end if;
  if p_benefit ->> 'of' = 'payment' then return terms_payment_benefit(p_terms, p_benefit, p_book); end if;
  -- Of two parts of a whole up to 10,000 the greater stays the greater in billionths.
  select * into counting from terms_reached_rows(p_terms, p_benefit, p_book) r
  order by is_lost, div(coalesce(kept_percent, (give ->> 'paise')::numeric) * part * 1000000000, whole) desc, number desc limit 1;
  if counting.number is null then return terms_benefit_outcome(kind, 'too_early', null, 0, 0, null); end if;
  if counting.is_lost then return terms_benefit_outcome(kind, 'late', counting.number - 1, counting.units, 0, null); end if;
  if kind = 'making' then
    return terms_benefit_outcome(kind, 'given', counting.number - 1, counting.units, null,
      terms_making(p_terms, p_benefit, p_book, div(counting.kept_percent * counting.part, counting.whole)::bigint));
  end if;
  if counting.percent is null then
    amount := div((counting.give ->> 'paise')::numeric * counting.part, counting.whole);
  else
    select * into base from terms_base(p_benefit ->> 'of', p_terms, p_saved, p_book, counting.span);
    amount := div(base.above * counting.kept_percent * counting.part, base.below * 10000 * counting.whole);
  end if;
  if kind = 'gold' and p_terms -> 'gold' -> 'round' -> 'places' = '2' then amount := div(amount, 10) * 10; end if;
  return terms_benefit_outcome(kind, 'given', counting.number - 1, counting.units, least(amount, (p_benefit ->> 'cap')::numeric), null);
end $$;
