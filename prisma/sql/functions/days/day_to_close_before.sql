-- The earliest day that took money and has to be closed before p_day is. Before the first close there is none: the days
-- until then were never counted.
create or replace function day_to_close_before(p_day date) returns date language sql volatile as $$
  select min(j.business_day) from journals j
  where j.business_day < p_day
    and j.business_day > (select max(day) from day_closings where reopened_at is null and day < p_day)
    and exists (select from postings p where p.journal_id = j.id and mode_of_account(p.account_id) is not null);
$$;
