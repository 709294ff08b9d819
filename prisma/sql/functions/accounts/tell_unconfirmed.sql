-- Tells every Admin, once, of what moved money to or from the bank and is overdue on its statement. Returns of how many entries.
create or replace function tell_unconfirmed(p_now timestamptz, p_today date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told record;
begin
  with fresh as (
    insert into bank_tellings (journal_id, told_at)
    select u.journal_id, p_now from places p cross join lateral unconfirmed_at_bank(p.id, p_today) u
    where u.is_overdue and not exists (select from bank_tellings t where t.journal_id = u.journal_id)
    on conflict do nothing returning journal_id)
  select count(*)::int as entries, max(j.id) as latest_id, min(j.business_day) as since, sum(abs(p.amount)) as paise into told
  from fresh f join journals j on j.id = f.journal_id
  join postings p on p.journal_id = j.id and p.account_id = account('BANK');
  if told.entries > 0 then
    perform queue_to_admins(p_now, 'bank_unconfirmed', 'bank_unconfirmed:' || told.latest_id, jsonb_build_object(
      'entries', told.entries::text, 'amountPaise', told.paise::text, 'since', told.since));
  end if;
  return told.entries;
end $$;
