-- Returns the last number that a series which begins now must not give: receipts with numbers up to it may have been lost when a backup
-- was brought back, which then held no receipt of this series, or not even its counter.
create or replace function skip_lost_numbers(p_counter smallint, p_year text) returns bigint language plpgsql as $$
declare
  last bigint := 0;
  lost restores;
begin
  for lost in select * from restores where p_year between first_year and last_year order by id loop
    -- Of two that begin it at once, the second waits here for the first.
    insert into receipt_gaps (restore_id, counter_id, financial_year, first_number, last_number)
    values (lost.id, p_counter, p_year, last + 1, last + lost.numbers_each)
    on conflict do nothing;
    last := last + lost.numbers_each;
  end loop;
  return last;
end $$;
