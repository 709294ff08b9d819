-- Whether the columns of a journal fit together: of which kinds and sources there are journals, and what each of them names. It is the
-- one check of the table, journals_check, and raises the name of the rule that is broken: PostgreSQL would read and plan checks of
-- their own again at every insert, which took longer than all else that a journal needs.
create or replace function journal_fits(p journals) returns boolean language plpgsql immutable as $$
declare
  broken text;
begin
  -- By far the most.
  if p.kind = 'Receipt' and p.source = 'payment' and p.book_id is not null and p.payment_id is not null and p.reverses_id is null
    and p.book_seq >= 1 then
    return true;
  end if;
  broken := case
    when p.kind not in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close', 'Settlement', 'Bonus', 'Deduction',
      'GoldReckoned', 'Transfer', 'Deposit', 'Withdrawal', 'BankCredit', 'BankDebit', 'ChequeCleared', 'ChequeLoss', 'Variance',
      'CashStored', 'GatewayLoss', 'GatewayRecovery', 'GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther', 'Correction',
      'BookMoved', 'BranchSent', 'BranchReceived')
      then 'kind'
    when p.book_seq < 1 then 'seq'
    -- The shop's own money, which is of no book.
    when (p.book_id is null) <> ((p.kind, p.source) in (('Deposit', 'bank_deposit'), ('Withdrawal', 'bank_withdrawal'),
      ('Withdrawal', 'safe_withdrawal'), ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'),
      ('ChequeCleared', 'cheque_cleared'), ('ChequeLoss', 'cheque_loss'), ('Variance', 'variance'), ('Variance', 'safe_count'),
      ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'), ('GatewayLoss', 'gateway_loss'),
      ('GatewayRecovery', 'gateway_recovery'), ('GatewayPayout', 'gateway_payout'), ('GatewayFee', 'gateway_fee'),
      ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'), ('Correction', 'correction'), ('Correction', 'reopening'),
      ('BranchSent', 'branch_sent'), ('BranchReceived', 'branch_received')))
      then 'asset'
    when (p.kind = 'BookMoved') <> (p.source = 'book_moved') or p.kind = 'BookMoved' and (p.reason is null or p.reason !~ '\S') then 'moved'
    when p.kind in ('Variance', 'Correction') and p.reason is null then 'asset_reason'
    when p.kind = 'ChequeCleared' and p.payment_id is null then 'cheque'
    when p.kind in ('Receipt', 'Transfer') and p.payment_id is null then 'payment'
    when (p.kind in ('Reversal', 'OpeningReversal', 'Correction')) <> (p.reverses_id is not null) then 'reverses'
    when (p.kind = 'Settlement') <> (p.source in ('settlement', 'part_settlement'))
      or (p.kind = 'Bonus') <> (p.source in ('bonus', 'part_bonus'))
      or (p.kind = 'Deduction') <> (p.source = 'part_deduction')
      or (p.kind = 'GoldReckoned') <> (p.source = 'gold_reckoned')
      or p.kind in ('Settlement', 'Bonus', 'Deduction', 'GoldReckoned') and p.payment_id is not null
      or p.source in ('settlement', 'bonus') and p.source_ref <> p.book_id::text
      or p.source in ('part_settlement', 'part_bonus', 'part_deduction', 'gold_reckoned')
        and split_part(p.source_ref, ':', 1) <> p.book_id::text then 'settlement'
    when (p.kind = 'Transfer') <> (p.source in ('gateway_refund', 'money_returned'))
      or p.source = 'gateway_refund' and p.source_ref <> p.payment_id::text
      or p.source = 'money_returned' and p.payment_id is null then 'transfer' end;
  if broken is not null then
    perform public.refuse_row('journals', broken);
  end if;
  return true;
end $$;
