-- Keeps the totals of payments in `payment_totals` at the commit of what is written; the day '-infinity' is all days
-- together. Nobody else writes to the shard until this transaction ends, so several changes of one transaction take its
-- rows in any order.
create or replace function update_payment_totals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shard_of_mine constant int := own_shard();
begin
  if tg_op = 'INSERT' then
    insert into payment_totals as t (business_day, status, shard, branch_id, count, paise)
    values (new.business_day, new.status, shard_of_mine, new.branch_id, 1, new.amount_paise),
           ('-infinity', new.status, shard_of_mine, new.branch_id, 1, new.amount_paise)
    on conflict (business_day, status, shard, branch_id)
    do update set count = t.count + excluded.count, paise = t.paise + excluded.paise;
    return null;
  end if;
  insert into payment_totals as t (business_day, status, shard, branch_id, count, paise)
  select days.day, change.status, shard_of_mine, new.branch_id, sum(change.number), sum(change.paise)
  from (values (new.business_day, new.status, 1, new.amount_paise), (old.business_day, old.status, -1, -old.amount_paise))
    change(day, status, number, paise)
  cross join lateral (values (change.day), ('-infinity'::date)) days(day)
  group by days.day, change.status
  having sum(change.number) <> 0 or sum(change.paise) <> 0
  on conflict (business_day, status, shard, branch_id)
  do update set count = t.count + excluded.count, paise = t.paise + excluded.paise;
  return null;
end $$;
