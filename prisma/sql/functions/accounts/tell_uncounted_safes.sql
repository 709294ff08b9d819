-- Tells every Admin, once, of cash that has lain in the drawer and the safe of a place for some days (safe_days) and that nobody
-- else has seen (unseen_cash). Returns of how many places.
create or replace function tell_uncounted_safes(p_now timestamptz, p_today date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told record;
begin
  with noted as (
    insert into safe_tellings (place_id, told_on, amount_paise, told_at)
    select p.id, p_today,
      account_balance('infinity', p.id, account('CASH_DRAWER')) + account_balance('infinity', p.id, account('CASH_SAFE')), p_now
    from places p
    where is_safe_uncounted(p.id, p_today) and not exists (select from uncounted_safes(p_today) u where u.place_id = p.id)
    on conflict do nothing returning amount_paise)
  select count(*)::int as safes, sum(amount_paise) as paise into told from noted;
  if told.safes > 0 then
    perform queue_to_admins(p_now, 'safe_uncounted', 'safe_uncounted:' || p_today, jsonb_build_object(
      'amountPaise', told.paise::text, 'since', p_today - safe_days()));
  end if;
  return told.safes;
end $$;
