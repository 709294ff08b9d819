-- Returns the days on which the shop is closed and which move what is due, from one day to another.
create or replace function shop_holidays(p_from date, p_to date) returns date[] language sql stable as $$
  select coalesce(array_agg(day order by day), '{}') from holidays
  where removed_on is null and moves_due_days and day between p_from and p_to;
$$;
