-- Whether the correction of a withdrawal takes cash out of a drawer that was paid in at the bank since, on a day that is still
-- open. Cash that was paid back to clients may leave the drawer with less than nothing; a deposit may not.
create or replace function is_withdrawal_banked(p_correction journals) returns boolean language sql volatile as $$
  select 0 > cash_held(p_correction.business_day, p_correction.place_id, account('CASH_DRAWER'))
    and exists (
      select from journals w
      join journals d on d.kind = 'Deposit' and d.place_id = w.place_id and d.id > w.id
      join postings p on p.journal_id = d.id and p.account_id = account('CASH_DRAWER')
      where w.id = p_correction.reverses_id and w.kind = 'Withdrawal'
        and d.business_day > coalesce((select max(c.day) from day_closings c where c.reopened_at is null), '-infinity')
        and not exists (select from journals r where r.reverses_id = d.id));
$$;
