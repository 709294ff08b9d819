-- How much cash counts for a book, whenever it was paid.
create or replace function cash_of_book(p_book_id bigint) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(p.amount_paise), 0)::bigint from payments p
    where p.book_id = p_book_id and p.mode = 'cash' and p.status = 'credited');
end $$;
