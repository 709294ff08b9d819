-- The instalment a book expects next; null when a fixed scheme is paid up.
create or replace function next_instalment(p_book books, p_payment_rule text) returns int language plpgsql stable as $$
declare
  paid int;
begin
  select instalments_paid into paid from book_balances where book_id = p_book.id;
  return instalment_after(p_book, p_payment_rule, last_instalment(p_book.id), coalesce(paid, 0));
end $$;
