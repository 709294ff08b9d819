-- Returns how many instalments an amount is for, or refuses it. Fixed: whole multiples of the book's amount that are
-- still due. Flexible: one, of at least the minimum and of the right multiple.
create or replace function instalments_for(p_book books, p_version scheme_versions, p_amount bigint) returns int language plpgsql as $$
declare
  remaining int;
begin
  if p_version.payment_rule = 'flexible' then
    if p_amount < p_version.minimum_paise or p_amount % p_version.multiple_of_paise <> 0 or p_amount > 1000000000000 then
      perform refuse('TH422', 'amount_not_allowed', jsonb_build_object(
        'minimumPaise', p_version.minimum_paise::text, 'multipleOfPaise', p_version.multiple_of_paise::text));
    end if;
    return 1;
  end if;
  remaining := p_book.instalments - (select count(*) from instalment_credits
    where book_id = p_book.id and reversed_by_journal_id is null);
  if remaining = 0 then
    perform refuse('TH409', 'all_instalments_paid', jsonb_build_object('book', p_book.number));
  end if;
  if p_amount <= 0 or p_amount % p_book.amount_paise <> 0 or p_amount / p_book.amount_paise > remaining then
    perform refuse('TH422', 'amount_not_allowed', jsonb_build_object(
      'amountPaise', p_book.amount_paise::text, 'remaining', remaining::text));
  end if;
  return p_amount / p_book.amount_paise;
end $$;
