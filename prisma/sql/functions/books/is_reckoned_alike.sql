-- Whether a settlement of parts gave what the terms of its book give, reckoned again from what had happened on the book until then, at
-- the rate of its day in the branch in which the book stood.
create or replace function is_reckoned_alike(p_made part_settlements) returns boolean language plpgsql stable as $$
declare
  book books;
  version scheme_versions;
  worth jsonb;
  asked jsonb;
  outcome jsonb;
begin
  select * into strict book from books where id = p_made.book_id;
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  worth := book_worth(book, version, p_made.business_day, p_made.rate_paise_per_gram, p_made.before_seq, p_made.settled_at);
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('way', way, 'lines', lines, 'billRate', bill_rate::text,
    'take', (case version.accrual when 'weight' then mg else paise end)::text)) order by part)
  into asked from settlement_parts where book_id = p_made.book_id and settlement = p_made.number;
  outcome := terms_parts(version.terms, worth, taken_of(book.id, p_made.number), p_made.rate_paise_per_gram, asked);
  return (worth ->> 'maturesOn', worth ->> 'paidPaise', worth ->> 'savedMg', worth ->> 'bonusPaise', worth ->> 'bonusMg')
      is not distinct from (p_made.matures_on::text, p_made.paid_paise::text, p_made.saved_mg::text, p_made.bonus_paise::text,
        p_made.bonus_mg::text)
    and p_made.rate_paise_per_gram is not distinct from (rate_of_purity(p_made.business_day,
      coalesce(version.terms -> 'gold' ->> 'purity', '22K'), branch_of_book(book, p_made.before_seq - 1),
      p_made.settled_at)).rate_paise_per_gram
    and not exists (
      select from settlement_parts s
      full join jsonb_array_elements(outcome -> 'parts') with ordinality as e(p, n) on n = s.part
      where (s.book_id is null or s.book_id = p_made.book_id and s.settlement = p_made.number)
        and (p ->> 'paise', p ->> 'mg', p ->> 'bonusPaise', p ->> 'bonusMg', p ->> 'deductedPaise', p ->> 'worthPaise',
            p ->> 'coveredMg', p ->> 'toPayPaise', nullif(p -> 'bill', 'null'))
          is distinct from (s.paise::text, s.mg::text, s.bonus_paise::text, s.bonus_mg::text, s.deducted_paise::text,
            s.worth_paise::text, s.covered_mg::text, s.to_pay_paise::text, s.bill));
end $$;
