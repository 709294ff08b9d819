-- Returns the highest instalment of a book that is credited; 0 where none is.
create or replace function last_instalment(p_book_id bigint) returns int language plpgsql stable as $$
begin
  return coalesce((select max(instalment_number) from instalment_credits
    where book_id = p_book_id and reversed_by_journal_id is null), 0);
end $$;
