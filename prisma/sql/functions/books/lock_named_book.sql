-- Locks the book with a number as lock_open_book() locks one, however the number is typed.
create or replace function lock_named_book(p_number text) returns books language plpgsql as $$
declare
  book books;
begin
  select * into book from books where number = upper(trim(p_number)) for no key update;
  if not found then
    perform refuse('TH404', 'book_not_found');
  elsif book.status <> 'approved' then
    perform require_book_open(book.number, book.status);
  end if;
  return book;
end $$;
