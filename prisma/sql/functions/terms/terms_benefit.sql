-- Returns what one benefit of the terms gives a book on its day, or why it gives nothing. p_book is the valuation so far. Paise,
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
  select * into counting from terms_counting_row(p_terms, p_benefit, p_book);
  if counting.number is null then return terms_benefit_outcome(kind, 'too_early', null, 0, 0, null); end if;
  if counting.units > 0 and (counting.part = 0 or counting.percent is not null and counting.kept_percent = 0) then
    return terms_benefit_outcome(kind, 'late', counting.number - 1, counting.units, 0, null);
  end if;
  if kind = 'making' then
    return terms_benefit_outcome(kind, 'given', counting.number - 1, counting.units, null,
      terms_making(p_terms -> 'late', p_benefit, counting.units, counting.span, counting.percent, p_book ->> 'savedMg'));
  end if;
  if counting.percent is null then
    amount := div((p_benefit -> 'when' -> (counting.number - 1) -> 'give' ->> 'paise')::numeric * counting.part, counting.whole);
  else
    select * into base from terms_base(p_benefit ->> 'of', p_terms, p_saved, p_book, counting.span);
    amount := div(base.above * counting.kept_percent * counting.part, base.below * 10000 * counting.whole);
  end if;
  if kind = 'gold' and p_terms -> 'gold' -> 'round' -> 'places' = '2' then amount := div(amount, 10) * 10; end if;
  return terms_benefit_outcome(kind, 'given', counting.number - 1, counting.units, least(amount, (p_benefit ->> 'cap')::numeric), null);
end $$;
