-- Whether a journal of no book took cash from p_account that is not there. A count that found less is a fact and may say so.
create or replace function takes_missing_cash(p_journal journals, p_account smallint) returns boolean
language sql volatile as $$
  select case
    when p_account not in (account('CASH_DRAWER'), account('CASH_SAFE')) or p_journal.source = 'cash_before' then false
    when p_journal.kind = 'Correction' then
      exists (select from unfunded_entry(p_journal.business_day, p_journal.place_id, p_account))
      or (p_account = account('CASH_DRAWER') and is_withdrawal_banked(p_journal))
    else p_journal.kind in ('Deposit', 'Withdrawal', 'CashStored', 'BranchSent')
      and 0 > cash_held(p_journal.business_day, p_journal.place_id, p_account)
  end;
$$;
