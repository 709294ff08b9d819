-- Whether somebody had the cash of a place in hand in the 30 days before a moment: by closing a day, which says how much of its cash
-- goes into the safe, by bringing cash out of the safe, or by sending cash of the safe to another branch or receiving it there.
create or replace function keeps_cash(p_user bigint, p_place smallint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from day_closings d
    where d.place_id = p_place and d.closed_by_id is not distinct from p_user
      and d.closed_at <= p_at and d.closed_at > p_at - interval '30 days')
  or exists (
    select from journals j
    where j.business_day > p_at::date - 40 and j.kind in ('Deposit', 'Withdrawal', 'BranchSent', 'BranchReceived')
      and j.place_id = p_place and j.actor_id is not distinct from p_user
      and j.posted_at <= p_at and j.posted_at > p_at - interval '30 days'
      and exists (select from postings p where p.journal_id = j.id and p.account_id = account('CASH_SAFE')));
$$;
