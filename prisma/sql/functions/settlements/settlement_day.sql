-- The day on which a settlement is posted: that of its payout, unless it is to come or a close has counted it or a later day.
create or replace function settlement_day(p_settled_on date, p_today date, p_open_day date) returns date
language sql volatile as $$
  select case when p_settled_on < p_today
      and not exists (select from day_closings
        where place_id = main_place() and reopened_at is null and day >= p_settled_on)
    then p_settled_on else p_open_day end;
$$;
