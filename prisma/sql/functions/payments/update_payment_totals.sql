-- Keeps the totals of payments in `payment_totals` while rows are written; the day '-infinity' is all days together.
create or replace function update_payment_totals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_totals as t (business_day, status, shard, count, paise)
  select days.day, change.status, pg_backend_pid() % 8, sum(change.number), sum(change.paise)
  from (select new.business_day as day, new.status as status, 1 as number, new.amount_paise as paise
        union all
        select old.business_day, old.status, -1, -old.amount_paise where tg_op = 'UPDATE') change
  cross join lateral (values (change.day), ('-infinity'::date)) days(day)
  group by days.day, change.status
  having sum(change.number) <> 0 or sum(change.paise) <> 0
  -- Always in this order, so that no two wait for each other in a circle.
  order by days.day, change.status
  on conflict (business_day, status, shard) do update set count = t.count + excluded.count, paise = t.paise + excluded.paise;
  return null;
end $$;
