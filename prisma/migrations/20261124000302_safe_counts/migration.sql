-- Counts of the cash in a safe (docs/money.md, "Cash and bank").
create table safe_counts (
  id bigserial not null,
  place_id smallint not null,
  business_day date not null,
  expected_paise bigint not null,
  counted_paise bigint not null,
  reason text,
  counted_at timestamptz(3) not null,
  counted_by_id bigint,
  constraint safe_counts_pkey primary key (id),
  constraint safe_counts_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict,
  constraint safe_counts_counted_by_id_fkey foreign key (counted_by_id) references users(id) on update cascade on delete restrict,
  constraint safe_counts_counted_check check (counted_paise >= 0),
  constraint safe_counts_reason_check check (counted_paise = expected_paise or reason is not null)
);
create index safe_counts_place_id_id_idx on safe_counts(place_id, id desc);
alter table journals
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('Variance', 'variance'), ('Variance', 'safe_count'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('GatewayRecovery', 'gateway_recovery'), ('GatewayPayout', 'gateway_payout'),
    ('GatewayFee', 'gateway_fee'), ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'),
    ('Correction', 'correction'), ('Correction', 'reopening')), false));
