-- Returns the branch in which a book stood after a journal of it, by the next journal that gave it to another one. require_book_moved()
-- sees to it that there is one.
create or replace function branch_of_book(p_book books, p_seq bigint) returns smallint language sql stable as $$
  select coalesce((select j.place_id from journals j where j.book_id = p_book.id and j.kind = 'BookMoved' and j.book_seq > p_seq
    order by j.book_seq limit 1), p_book.branch_id);
$$;
