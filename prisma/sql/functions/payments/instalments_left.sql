-- How many instalments of a book are still to be paid.
create or replace function instalments_left(p_book books) returns int language sql stable as $$
  select p_book.instalments - count(*)::int from instalment_credits
  where book_id = p_book.id and reversed_by_journal_id is null;
$$;
