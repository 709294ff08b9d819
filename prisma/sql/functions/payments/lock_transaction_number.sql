-- Locks a transaction number until commit, before anything is posted under it: the unique indexes on payments would have
-- the second of two payments wait while it holds the receipt number. Numbers that look alike wait for each other, too.
create or replace function lock_transaction_number(p_number text) returns void language plpgsql as $$
begin
  if p_number is not null then
    perform lock_transaction_numbers(array[p_number]);
  end if;
end $$;
