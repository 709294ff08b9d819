-- Locks the payment's book, then the payment: the order of every money function.
create or replace function lock_payment(p_payment_id bigint, p_expected_book_number text) returns payments language plpgsql as $$
declare
  payment payments;
begin
  perform from books b where b.id = (select book_id from payments where id = p_payment_id)
    and b.number = coalesce(nullif(upper(trim(p_expected_book_number)), ''), b.number) for no key update;
  if found then
    select * into strict payment from payments where id = p_payment_id for no key update;
    return payment;
  elsif exists (select from payments where id = p_payment_id) then
    perform refuse('TH404', 'book_not_found');
  end if;
  perform refuse('TH404', 'payment_not_found');
end $$;
