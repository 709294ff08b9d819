-- Tells every Admin, once, of money that customers paid by card, UPI, bank transfer or cheque and that no line of the bank's
-- statement has confirmed, although the bank has had its days for it. Notes, too, that everything was confirmed since. Returns by
-- how many payment methods there is money to tell of.
create or replace function tell_unconfirmed_receipts(p_now timestamptz, p_today date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant date := overdue_at_bank(p_today);
  told record;
begin
  with clearing as (
    select p.id as place_id, a.id as account_id, coalesce(b.balance, 0) as held, last.before_day, last.amount_paise as paise
    from places p cross join accounts a
    left join balances_at('infinity') b on (b.place_id, b.account_id) = (p.id, a.id)
    left join lateral (
      select t.before_day, t.amount_paise from receipt_tellings t where (t.place_id, t.account_id) = (p.id, a.id)
      order by t.before_day desc limit 1) last on true
    where a.id in (account('CARD_CLEARING'), account('UPI_CLEARING'), account('BANK_TRANSFERS'), account('CHEQUES_IN_HAND'))),
  waiting as (
    select c.*, receipts_unconfirmed(place_id, account_id, held, coalesce(before_day, '-infinity'), before) as fresh
    from clearing c),
  noted as (
    insert into receipt_tellings (place_id, account_id, before_day, amount_paise, told_at)
    select place_id, account_id, before, fresh, p_now from waiting
    where fresh > 0 or (paise > 0 and receipts_unconfirmed(place_id, account_id, held, '-infinity', before_day) = 0)
    on conflict do nothing returning amount_paise)
  select count(*)::int as methods, sum(amount_paise) as paise into told from noted where amount_paise > 0;
  if told.methods > 0 then
    perform queue_to_admins(p_now, 'receipts_unconfirmed', 'receipts_unconfirmed:' || before, jsonb_build_object(
      'amountPaise', told.paise::text, 'until', before - 1));
  end if;
  return told.methods;
end $$;
