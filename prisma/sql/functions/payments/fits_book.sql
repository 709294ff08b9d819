-- Whether a book takes an amount. Fixed: whole multiples of the book's amount that are still due. Flexible: at least the
-- minimum, and of the right multiple.
create or replace function fits_book(p_book books, p_version scheme_versions, p_amount bigint) returns boolean
language sql stable as $$
  select case p_version.payment_rule
    when 'flexible' then p_amount >= p_version.minimum_paise and p_amount % p_version.multiple_of_paise = 0
      and p_amount <= most_paise()
    else p_amount > 0 and p_amount % p_book.amount_paise = 0
      and p_amount / p_book.amount_paise <= instalments_left(p_book) end;
$$;
