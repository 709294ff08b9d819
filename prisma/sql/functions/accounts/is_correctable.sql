-- Whether an Admin may take a journal of this kind back by another entry. What a close posted is taken back by opening its
-- day again.
create or replace function is_correctable(p_kind text) returns boolean language sql immutable as $$
  select p_kind in ('Deposit', 'Withdrawal', 'BankCredit', 'BankDebit', 'ChequeCleared', 'ChequeLoss');
$$;
