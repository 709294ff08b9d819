-- The instalment a book expects next; null when a fixed scheme is paid up.
create or replace function next_instalment(p_book books, p_payment_rule text) returns int language sql stable as $$
  select case
    when p_payment_rule = 'flexible' then
      (select coalesce(max(instalment_number), 0) + 1 from instalment_credits
       where book_id = p_book.id and reversed_by_journal_id is null)
    else
      (select min(n) from generate_series(1, p_book.instalments) n
       where not exists (select from instalment_credits c where c.book_id = p_book.id
                         and c.instalment_number = n and c.reversed_by_journal_id is null))
    end;
$$;
