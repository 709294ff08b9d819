-- The instalment a book expects next; null when a fixed scheme is paid up.
--
-- The plans are made once for each connection. PostgreSQL would make new ones at every call, because a plan for one length
-- of a book looks cheaper than one for all; making it takes longer than the look itself.
create or replace function next_instalment(p_book books, p_payment_rule text) returns int
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if p_payment_rule = 'flexible' then
    return (select coalesce(max(instalment_number), 0) + 1 from instalment_credits
            where book_id = p_book.id and reversed_by_journal_id is null);
  end if;
  return (select min(n) from generate_series(1, p_book.instalments) n
          where not exists (select from instalment_credits c where c.book_id = p_book.id
                            and c.instalment_number = n and c.reversed_by_journal_id is null));
end $$;
