-- A cheque that bounces when its book is settled is the shop's loss (docs/money.md, "Cash and bank").
insert into accounts (id, code, commodity) values
  (47, 'CHEQUE_LOSSES', 'INR');
alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'BankCredit', 'BankDebit', 'ChequeCleared', 'ChequeLoss', 'Variance',
    'CashStored', 'GatewayLoss', 'GatewayRecovery', 'GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther', 'Correction')),
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('ChequeLoss', 'cheque_loss'), ('Variance', 'variance'), ('Variance', 'safe_count'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('GatewayRecovery', 'gateway_recovery'), ('GatewayPayout', 'gateway_payout'),
    ('GatewayFee', 'gateway_fee'), ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'),
    ('Correction', 'correction'), ('Correction', 'reopening')), false));
