-- Tells every Admin, once, of money that customers paid by card, UPI, bank transfer or cheque and that no line of the bank's
-- statement has confirmed, although the bank has had its days for it. Returns by how many payment methods.
create or replace function tell_unconfirmed_receipts(p_now timestamptz, p_today date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant date := overdue_at_bank(p_today);
  told record;
begin
  with waiting as (
    select p.id as place_id, a.id as account_id, receipts_unconfirmed(p.id, a.id, coalesce((
      select max(t.before_day) from receipt_tellings t where t.place_id = p.id and t.account_id = a.id), '-infinity'), before) as paise
    from places p cross join accounts a
    where a.id in (account('CARD_CLEARING'), account('UPI_CLEARING'), account('BANK_TRANSFERS'), account('CHEQUES_IN_HAND'))),
  fresh as (
    insert into receipt_tellings (place_id, account_id, before_day, amount_paise, told_at)
    select place_id, account_id, before, paise, p_now from waiting where paise > 0
    on conflict do nothing returning amount_paise)
  select count(*)::int as methods, sum(amount_paise) as paise into told from fresh;
  if told.methods > 0 then
    perform queue_to_admins(p_now, 'receipts_unconfirmed', 'receipts_unconfirmed:' || before, jsonb_build_object(
      'amountPaise', told.paise::text, 'until', before - 1));
  end if;
  return told.methods;
end $$;
