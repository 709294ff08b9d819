-- Returns the next receipt number of a counter's series. Numbers have no gaps within a series and a financial year (April to
-- March): the row stays locked until commit, and a rollback gives the number back. Call it as late as possible.
create or replace function next_receipt_number(p_counter smallint, p_day date) returns text language plpgsql as $$
declare
  first_year int := extract(year from p_day - interval '3 months');
  year_name text := first_year || '-' || lpad(((first_year + 1) % 100)::text, 2, '0');
  letters text;
  number bigint;
begin
  select series into strict letters from counters where id = p_counter;
  insert into receipt_series as s (counter_id, financial_year, last_number) values (p_counter, year_name, 1)
  on conflict (counter_id, financial_year) do update set last_number = s.last_number + 1
  returning s.last_number into number;
  return letters || substr(year_name, 3, 2) || substr(year_name, 6, 2) || '-'
    || lpad(number::text, greatest(7, length(number::text)), '0');
end $$;
