-- What the ledger says of a day of a place for each payment method, by the lines that stand in the books of its branch. Cash begins
-- with what the close before it left in the drawer; what was taken from it to the bank or to another branch is not there to be
-- counted, and what was brought into it is. What the close itself posts is none of the figures. The
-- postings are read journal by journal (offset 0 keeps them apart), as they are few of all.
create or replace function day_figures(p_day date, p_place smallint) returns table (
  mode text, opening_paise bigint, receipt_count int, receipts_paise bigint, refund_count int, refunds_paise bigint,
  banked_paise bigint, brought_paise bigint, expected_paise bigint
) language sql volatile as $$
  with moved as (
    -- A correction counts as what it takes back.
    select p.account_id, -p.amount as paise, case when j.book_id is null then coalesce(r.kind, j.kind) end as own_kind
    from journals j cross join lateral (
      select account_id, amount from postings where journal_id = j.id and branch_id = p_place offset 0) p
    left join journals r on r.id = j.reverses_id
    where j.business_day = p_day and mode_of_account(p.account_id) is not null
      and (j.book_id is not null
        or (coalesce(r.kind, j.kind) in ('Deposit', 'Withdrawal', 'BranchSent', 'BranchReceived')
          and p.account_id = account('CASH_DRAWER')))),
  figures as (
    select a.id,
      case a.id when account('CASH_DRAWER') then coalesce((select c.carried_paise from day_closings c
        where c.place_id = p_place and c.day < p_day and c.reopened_at is null order by c.day desc limit 1), 0) else 0 end as opening,
      count(m.paise) filter (where m.own_kind is null and m.paise > 0) as receipt_count,
      coalesce(sum(m.paise) filter (where m.own_kind is null and m.paise > 0), 0) as receipts,
      count(m.paise) filter (where m.own_kind is null and m.paise < 0) as refund_count,
      coalesce(-sum(m.paise) filter (where m.own_kind is null and m.paise < 0), 0) as refunds,
      coalesce(-sum(m.paise) filter (where m.own_kind in ('Deposit', 'BranchSent')), 0) as banked,
      coalesce(sum(m.paise) filter (where m.own_kind in ('Withdrawal', 'BranchReceived')), 0) as brought
    from accounts a left join moved m on m.account_id = a.id
    where mode_of_account(a.id) is not null
    group by a.id)
  select mode_of_account(id), opening::bigint, receipt_count::int, receipts::bigint, refund_count::int, refunds::bigint,
    banked::bigint, brought::bigint, (opening + receipts - refunds - banked + brought)::bigint
  from figures order by id;
$$;
