-- Returns the book of a payment, as the key of its chain.
create or replace function book_of_payment(p_payment_id text) returns text language sql stable as $$
  select coalesce((select book_id::text from payments where id = p_payment_id::bigint), 'none');
$$;
