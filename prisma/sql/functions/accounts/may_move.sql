-- Whether a journal of no book may move rupees to p_debit from p_credit. ledger/asset-moves.ts is the same rule, by which
-- ledger:verify reads the journals; one table of cases drives the test of both.
create or replace function may_move(p_kind text, p_debit smallint, p_credit smallint) returns boolean
language sql immutable as $$
  select case p_kind
    when 'Deposit' then p_debit = account('BANK') and p_credit in (account('CASH_DRAWER'), account('CASH_SAFE'))
    when 'Withdrawal' then p_debit = account('CASH_DRAWER') and p_credit in (account('CASH_SAFE'), account('BANK'))
    when 'CashStored' then
      (p_debit, p_credit) in ((account('CASH_SAFE'), account('CASH_DRAWER')), (account('CASH_DRAWER'), account('CASH_SAFE')))
    when 'BankCredit' then p_debit = account('BANK')
      and p_credit in (account('CARD_CLEARING'), account('UPI_CLEARING'), account('CHEQUES_IN_HAND'), account('BANK_TRANSFERS'),
        account('GATEWAY_CLEARING'))
    when 'BankDebit' then p_credit = account('BANK')
      and p_debit in (account('CARD_CLEARING'), account('UPI_CLEARING'), account('CHEQUES_IN_HAND'), account('BANK_TRANSFERS'),
        account('GATEWAY_CLEARING'))
    when 'ChequeCleared' then p_debit = account('BANK') and p_credit = account('CHEQUES_IN_HAND')
    when 'ChequeLoss' then p_debit = account('CHEQUE_LOSSES') and p_credit = account('CHEQUES_IN_HAND')
    when 'GatewayLoss' then p_debit = account('GATEWAY_LOSSES') and p_credit = account('GATEWAY_CLEARING')
    when 'GatewayRecovery' then p_debit = account('GATEWAY_CLEARING') and p_credit = account('GATEWAY_LOSSES')
    when 'GatewayPayout' then account('GATEWAY_CLEARING') in (p_debit, p_credit) and account('BANK') in (p_debit, p_credit)
    when 'GatewayFee' then account('GATEWAY_CLEARING') in (p_debit, p_credit) and account('GATEWAY_FEES') in (p_debit, p_credit)
    when 'GatewayTax' then account('GATEWAY_CLEARING') in (p_debit, p_credit) and account('GATEWAY_TAX') in (p_debit, p_credit)
    when 'GatewayOther' then account('GATEWAY_CLEARING') in (p_debit, p_credit) and account('GATEWAY_OTHER') in (p_debit, p_credit)
    when 'BranchSent' then p_debit = account('BRANCH_TRANSIT')
      and p_credit in (account('CASH_DRAWER'), account('CASH_SAFE'), account('BANK'))
    when 'BranchReceived' then p_credit = account('BRANCH_TRANSIT')
      and p_debit in (account('CASH_DRAWER'), account('CASH_SAFE'), account('BANK'))
    when 'Variance' then
      (p_debit = account('CASH_OVER_SHORT') and (mode_of_account(p_credit) is not null or p_credit = account('CASH_SAFE')))
      or (p_credit = account('CASH_OVER_SHORT') and (mode_of_account(p_debit) is not null or p_debit = account('CASH_SAFE')))
    else false
  end;
$$;
