-- The earliest day on which a place took money and that it has to close before p_day. Before its first close there is none: the days
-- until then were never counted.
create or replace function day_to_close_before(p_day date, p_place smallint) returns date language sql volatile as $$
  select min(j.business_day) from journals j
  where j.business_day < p_day and j.place_id = p_place
    and j.business_day > (
      select max(day) from day_closings where place_id = p_place and reopened_at is null and day < p_day)
    and exists (select from postings p where p.journal_id = j.id and mode_of_account(p.account_id) is not null);
$$;
