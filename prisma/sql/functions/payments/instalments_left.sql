-- How many instalments of a book are still to be paid; its balance keeps how many were.
create or replace function instalments_left(p_book books) returns int language plpgsql stable as $$
declare
  paid int;
begin
  select instalments_paid into paid from book_balances where book_id = p_book.id;
  return p_book.instalments - coalesce(paid, 0);
end $$;
