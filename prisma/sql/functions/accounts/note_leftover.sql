-- Notes what is left over of customers' money in a clearing account on a working day of the bank, once a day, and tells every Admin of
-- what stays so for as many of these days as the shop gives the bank and one more, when it is more than was told before. Returns
-- how much is told of now.
create or replace function note_leftover(
  p_now timestamptz, p_today date, p_place smallint, p_account smallint, p_paise bigint, p_slower bigint
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  days constant int := setting_count('bank_days');
  explained bigint;
  before receipt_leftovers;
  told bigint;
begin
  if not is_bank_day(p_today) then
    return 0;
  end if;
  perform lock_leftovers();
  explained := explained_leftover(p_place, p_account, p_today, p_paise, p_slower);
  select * into before from receipt_leftovers l where (l.place_id, l.account_id) = (p_place, p_account) and l.day < p_today
  order by l.day desc limit 1;
  select case when count(*) = days then least(min(latest.open), p_paise - explained) else 0 end into told
  from (select l.leftover_paise - l.explained_paise as open from receipt_leftovers l
    where (l.place_id, l.account_id) = (p_place, p_account) and l.day < p_today order by l.day desc limit days) latest;
  insert into receipt_leftovers (place_id, account_id, day, leftover_paise, explained_paise, told_paise, noted_at, slower_paise)
  values (p_place, p_account, p_today, p_paise, explained, told, p_now, p_slower) on conflict do nothing;
  if found and told > coalesce(before.told_paise, 0) then
    perform queue_to_admins(p_now, 'receipts_left_over', 'receipts_left_over:' || p_place || ':' || p_account || ':' || p_today,
      jsonb_build_object('amountPaise', told::text, 'until', p_today));
  end if;
  return told;
end $$;
