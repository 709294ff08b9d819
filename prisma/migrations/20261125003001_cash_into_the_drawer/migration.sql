-- Cash that is brought into the drawer from the safe or the bank (docs/money.md, "Cash and bank").
alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'Withdrawal', 'BankCredit', 'BankDebit', 'ChequeCleared',
    'ChequeLoss', 'Variance', 'CashStored', 'GatewayLoss', 'GatewayRecovery', 'GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther', 'Correction')),
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('Withdrawal', 'bank_withdrawal'), ('Withdrawal', 'safe_withdrawal'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'), ('ChequeLoss', 'cheque_loss'),
    ('Variance', 'variance'), ('Variance', 'safe_count'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('GatewayRecovery', 'gateway_recovery'), ('GatewayPayout', 'gateway_payout'),
    ('GatewayFee', 'gateway_fee'), ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'),
    ('Correction', 'correction'), ('Correction', 'reopening')), false));

-- What was brought in lies in the drawer when it is counted.
alter table day_counts
  add column brought_paise bigint not null default 0,
  drop constraint day_counts_expected_check,
  add constraint day_counts_expected_check
    check (expected_paise = opening_paise + receipts_paise - refunds_paise - banked_paise + brought_paise),
  add constraint day_counts_brought_check check (brought_paise = 0 or mode = 'cash');

-- It returns brought_paise, too.
drop function if exists day_figures(date);
-- Is unfunded_entry() now, which knows withdrawals from the safe, too.
drop function if exists deposit_without_cash(date, smallint, smallint);
