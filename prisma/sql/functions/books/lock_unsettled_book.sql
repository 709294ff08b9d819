-- Locks the book against every other change of its money, and refuses one that is settled or withdrawn.
create or replace function lock_unsettled_book(p_book_id bigint) returns books language plpgsql as $$
declare
  book books;
begin
  select * into book from books where id = p_book_id for no key update;
  if not found then
    perform refuse('TH404', 'book_not_found');
  elsif book.status = 'settled' then
    perform refuse('TH409', 'book_settled', jsonb_build_object('book', book.number));
  elsif book.status not in ('approved', 'closed') then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', book.number, 'status', book.status));
  end if;
  return book;
end $$;
