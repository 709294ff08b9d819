-- Returns the next receipt number of a counter's series. Numbers have no gaps within a series and a financial year but those that
-- note_restore makes: the row stays locked until commit, and a rollback gives the number back. Call it as late as possible.
create or replace function next_receipt_number(p_counter smallint, p_day date) returns text language plpgsql as $$
declare
  year constant text := financial_year_of(p_day);
  letters text;
  number bigint;
begin
  update receipt_series s set last_number = s.last_number + 1 from counters c
  where s.counter_id = p_counter and s.financial_year = year and c.id = p_counter
  returning c.series, s.last_number into letters, number;
  if not found then
    -- The first of the year. Of two at once the second goes on from the first.
    select series into strict letters from counters where id = p_counter;
    insert into receipt_series as s (counter_id, financial_year, last_number)
    values (p_counter, year, skip_lost_numbers(p_counter, year) + 1)
    on conflict (counter_id, financial_year) do update set last_number = s.last_number + 1
    returning s.last_number into number;
  end if;
  return receipt_number(letters, year, number);
end $$;
