-- Returns the key of the chain that a row belongs to, by the name of its column: nothing for a table with one chain, and of
-- what belongs to a payment the book.
create or replace function record_subject(p_subject text, p_owner text, p_row jsonb) returns text language sql stable as $$
  select case
    when p_owner = '' then ''
    when p_subject = 'book' and p_owner = 'payment_id' then book_of_payment(p_row ->> 'payment_id')
    else p_row ->> p_owner end;
$$;
