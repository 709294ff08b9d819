-- The instalment after those that are credited: p_paid of them, of which p_last has the highest number. Where there are as many as that,
-- none is missing before it, and nothing is read, however long the book is.
create or replace function instalment_after(p_book books, p_payment_rule text, p_last int, p_paid int) returns int
language plpgsql stable as $$
begin
  if p_payment_rule = 'fixed' and p_last > p_paid then
    -- One before the last was taken back.
    return (select min(n) from generate_series(1, p_book.instalments) n
            where not exists (select from instalment_credits c where c.book_id = p_book.id
                              and c.instalment_number = n and c.reversed_by_journal_id is null));
  end if;
  return case when p_payment_rule = 'flexible' or p_last < p_book.instalments then p_last + 1 end;
end $$;
