-- Returns the latest deposit, withdrawal or transfer to another branch that took cash from a drawer or safe in which it is not
-- there, once what a close of p_day posted is taken back; nothing where it is there. What a count of the safe did not find since
-- keeps no day closed: the next count says what is there. Refunds in cash may leave a drawer with less than nothing until its
-- next close, so that of a drawer only later entries count. What is there is asked once, because each answer reads all balances.
create or replace function unfunded_entry(p_day date, p_place smallint, p_account smallint) returns setof journals
language sql volatile as $$
  with held as materialized (
    select cash_held(p_day, p_place, p_account) + coalesce((
      select sum(s.amount) from journals c join postings s on s.journal_id = c.id
      where c.source = 'safe_count' and c.place_id = p_place and c.business_day > p_day and s.account_id = p_account
        and s.amount > 0), 0) as paise)
  select j.* from journals j join postings p on p.journal_id = j.id and p.account_id = p_account and p.amount > 0
  where (select paise from held) < 0
    and j.kind in ('Deposit', 'Withdrawal', 'BranchSent') and j.place_id = p_place
    and (p_account = account('CASH_SAFE') or j.business_day > p_day)
    and not exists (select from journals r where r.reverses_id = j.id)
  order by j.id desc limit 1;
$$;
