-- Locks several transaction numbers as lock_transaction_number() locks one, in one order: as people see them, and by the rows of
-- digits in them.
create or replace function lock_transaction_numbers(p_numbers text[]) returns void language sql as $$
  select pg_advisory_xact_lock(740, n.hash)
  from (
    select hashtext(look_alike_key(r)) as hash from unnest(p_numbers) r
    union
    select hashtext(r) from unnest(digit_runs(p_numbers)) r
    order by 1) n
  where n.hash is not null;
$$;
