-- Locks several transaction numbers as lock_transaction_number() locks one, in one order: as people see them, and by the rows of
-- digits in them.
create or replace function lock_transaction_numbers(p_numbers text[]) returns void language plpgsql as $$
declare
  hashes int[] := '{}';
  number text;
begin
  foreach number in array coalesce(p_numbers, '{}') loop
    hashes := hashes || hashtext(look_alike_key(number));
  end loop;
  foreach number in array coalesce(digit_runs(p_numbers), '{}') loop
    hashes := hashes || hashtext(number);
  end loop;
  perform pg_advisory_xact_lock(740, h.hash) from (
    select distinct hash from unnest(hashes) as hash where hash is not null order by hash) h;
end $$;
