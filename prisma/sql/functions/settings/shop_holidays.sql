-- The days on which the shop is closed.
create or replace function shop_holidays() returns date[] language sql stable as $$
  select coalesce(array_agg(day order by day), '{}') from holidays where removed_on is null;
$$;
