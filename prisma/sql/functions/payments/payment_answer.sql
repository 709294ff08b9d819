-- What a payment command returns: the payment as it was written, with its book as it stands now.
create or replace function payment_answer(p_payment_id bigint) returns jsonb language plpgsql stable as $$
declare
  payment payments;
  book books;
  version scheme_versions;
begin
  select * into strict payment from payments where id = p_payment_id;
  select * into strict book from books where id = payment.book_id;
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  return answer_of_payment(payment, book, version);
end $$;
