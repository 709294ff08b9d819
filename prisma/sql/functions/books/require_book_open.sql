-- Refuses unless the book takes payments.
create or replace function require_book_open(p_book_id bigint) returns void language plpgsql as $$
declare
  book books;
begin
  select * into strict book from books where id = p_book_id;
  if book.status <> 'approved' then
    perform refuse('TH409', case book.status when 'closed' then 'book_closed' else 'book_not_open' end,
      jsonb_build_object('book', book.number, 'status', book.status));
  end if;
end $$;
