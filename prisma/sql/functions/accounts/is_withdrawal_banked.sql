-- Whether the correction of a withdrawal takes cash out of a drawer that was paid in at the bank since: on a day that is still open, or
-- on a closed one whose count did not miss it. Cash that was paid back to clients may leave the drawer with less than
-- nothing, and so may what the count of its day has found missing, because it was never there; a deposit may not.
create or replace function is_withdrawal_banked(p_correction journals) returns boolean language sql volatile as $$
  select 0 > held.paise and exists (
    select from journals w
    join journals d on d.kind = 'Deposit' and d.place_id = w.place_id and d.id > w.id
    join postings p on p.journal_id = d.id and p.account_id = account('CASH_DRAWER')
    cross join lateral (
      -- Found missing in the drawer at the close of its day.
      select coalesce(sum(g.amount), 0) as paise from journals v
      join postings g on g.journal_id = v.id and g.account_id = account('CASH_DRAWER')
      where v.kind = 'Variance' and v.place_id = w.place_id and v.id > w.id and v.business_day = w.business_day
        and not exists (select from journals r where r.reverses_id = v.id)) missed
    where w.id = p_correction.reverses_id and w.kind = 'Withdrawal'
      and not exists (select from journals r where r.reverses_id = d.id)
      and (-held.paise > missed.paise
        or d.business_day > coalesce((
          select max(c.day) from day_closings c where c.place_id = w.place_id and c.reopened_at is null), '-infinity')))
  from (select cash_held(p_correction.business_day, p_correction.place_id, account('CASH_DRAWER')) as paise) held;
$$;
