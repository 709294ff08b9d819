-- How many days back receipts and lines of the statement are read to see what is left over.
create or replace function leftover_days() returns int language sql stable as $$
  select 21 + 3 * setting_count('bank_days');
$$;
