-- Returns how many instalments an amount is for, or refuses it. A payment of a flexible book is one instalment.
create or replace function instalments_for(p_book books, p_version scheme_versions, p_amount bigint) returns int
language plpgsql as $$
begin
  if p_version.payment_rule = 'fixed' and instalments_left(p_book) = 0 then
    perform refuse('TH409', 'all_instalments_paid', jsonb_build_object('book', p_book.number));
  elsif not fits_book(p_book, p_version, p_amount) then
    perform refuse('TH422', 'amount_not_allowed', case p_version.payment_rule
      when 'flexible' then jsonb_build_object(
        'minimumPaise', p_version.minimum_paise::text, 'multipleOfPaise', p_version.multiple_of_paise::text)
      else jsonb_build_object(
        'amountPaise', p_book.amount_paise::text, 'remaining', instalments_left(p_book)::text) end);
  end if;
  return case p_version.payment_rule when 'flexible' then 1 else p_amount / p_book.amount_paise end;
end $$;
