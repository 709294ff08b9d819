-- What happened to the cash of a place after a day, as far as it says what somebody else has seen: counts by others, moves between
-- drawer and safe, and what went to the bank or came from it. A deposit counts until the bank's statement should have shown it
-- (unconfirmed_at_bank); where one was taken back meanwhile, none counts that no statement has shown. What was deposited before and
-- taken back since was there all the time (drawer_kept, safe_kept).
create or replace function cash_moves(p_place smallint, p_since date, p_today date)
returns table (at timestamptz, turn int, journal_id bigint, what text, paise bigint) language sql volatile as $$
  with moved as (
    select j.id, j.kind, j.posted_at, j.reverses_id, line.drawer, line.safe, line.bank
    from journals j cross join lateral (
      select -coalesce(sum(p.amount) filter (where p.account_id = account('CASH_DRAWER')), 0)::bigint as drawer,
        -coalesce(sum(p.amount) filter (where p.account_id = account('CASH_SAFE')), 0)::bigint as safe,
        -coalesce(sum(p.amount) filter (where p.account_id = account('BANK')), 0)::bigint as bank
      from postings p where p.journal_id = j.id) line
    where j.business_day > p_since and j.kind in ('Deposit', 'Withdrawal', 'CashStored', 'BranchSent', 'Correction')
      and j.place_id = p_place and j.book_id is null and (line.drawer <> 0 or line.safe <> 0)),
  taken_back as (
    select m.*, d.business_day as deposited_on from moved m
    join journals d on d.id = m.reverses_id and d.kind in ('Deposit', 'BranchSent')),
  unproved as (
    select array(select u.journal_id from unconfirmed_at_bank(p_place, p_today) u
      where u.is_overdue or exists (select from taken_back)) as ids
    where exists (select from moved m where m.kind = 'Deposit'))
  select c.counted_at, 0, null::bigint, 'safe_counted', 0::bigint from safe_counts c
  where c.place_id = p_place and c.business_day > p_since and is_count_by_another(c)
  union all
  select d.closed_at, 0, null, 'drawer_counted', 0 from day_closings d
  where d.place_id = p_place and d.day > p_since and d.reopened_at is null and is_close_by_another(d)
  union all
  select m.posted_at, 1, m.id, case when m.safe > 0 then 'stored' else 'brought' end, abs(m.safe) from moved m
  where m.bank = 0 and m.drawer = -m.safe
  union all
  select m.posted_at, 1, m.id, case when m.drawer < 0 then 'drawer_banked' else 'safe_banked' end, m.bank from moved m
  where m.kind = 'Deposit' and m.id <> all(coalesce((select u.ids from unproved u), '{}'))
    and not exists (select from journals r where r.reverses_id = m.id)
  union all
  -- Somebody else confirms what another branch was sent.
  select m.posted_at, 1, m.id, case when m.drawer < 0 then 'drawer_banked' else 'safe_banked' end, -m.drawer - m.safe from moved m
  where m.kind = 'BranchSent' and not exists (select from journals r where r.reverses_id = m.id)
  union all
  select m.posted_at, 1, m.id, 'drawn', -m.bank from moved m
  where m.kind = 'Withdrawal' and m.bank < 0 and not exists (select from journals r where r.reverses_id = m.id)
  union all
  select t.posted_at, 1, t.id, case when t.safe > 0 then 'safe_kept' else 'drawer_kept' end, t.drawer + t.safe from taken_back t
  where t.deposited_on <= p_since;
$$;
