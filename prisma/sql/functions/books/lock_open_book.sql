-- Locks the book against every other change of its money, and refuses one that takes no payments.
create or replace function lock_open_book(p_book_id bigint) returns books language plpgsql as $$
declare
  book books;
begin
  select * into book from books where id = p_book_id for no key update;
  if not found then
    perform refuse('TH404', 'book_not_found');
  elsif book.status <> 'approved' then
    perform require_book_open(book.number, book.status);
  end if;
  return book;
end $$;
