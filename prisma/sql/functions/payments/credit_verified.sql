-- Credits a verified payment without staff, where the shop has switched that on. Returns why not, or null when it did.
-- The caller has locked the day, the book and the payment.
create or replace function credit_verified(p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments)
returns text language plpgsql as $$
declare
  payment payments := p_payment;
  book books;
  version scheme_versions;
begin
  perform lock_open_day(p_day, payment_place(payment));
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  perform write_payment(credit_book(p_ctx, p_now, p_day, book, version, payment, null, null));
  return null;
exception when sqlstate 'TH409' or sqlstate 'TH422' then
  return sqlerrm;
end $$;
