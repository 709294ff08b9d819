-- What the gateway pays out, line by line of its own report (docs/money.md, "Settlements of the gateway").
insert into accounts (id, code, commodity) values
  (44, 'GATEWAY_FEES', 'INR'),
  (45, 'GATEWAY_TAX', 'INR'),
  -- What came with a settlement and is of no payment of the books.
  (46, 'GATEWAY_OTHER', 'INR');
alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'BankCredit', 'BankDebit', 'ChequeCleared', 'Variance', 'CashStored',
    'GatewayLoss', 'GatewayPayout', 'GatewayFee', 'GatewayTax', 'GatewayOther', 'Correction')),
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('Variance', 'variance'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('GatewayPayout', 'gateway_payout'), ('GatewayFee', 'gateway_fee'),
    ('GatewayTax', 'gateway_tax'), ('GatewayOther', 'gateway_other'), ('Correction', 'correction'),
    ('Correction', 'reopening')), false));

create table settlement_files (
  id bigserial not null,
  gateway text not null,
  file_name text not null,
  file_hash bytea not null,
  uploaded_at timestamptz(3) not null,
  uploaded_by_id bigint not null,
  constraint settlement_files_pkey primary key (id),
  constraint settlement_files_uploaded_by_id_fkey foreign key (uploaded_by_id) references users (id) on update cascade on delete restrict
);

create table settlement_lines (
  id bigserial not null,
  file_id bigint not null,
  gateway text not null,
  -- payment | refund | other
  kind text not null,
  -- The gateway's own word for the kind, and its names of the transaction, the settlement and the dispute it is about.
  gateway_kind text not null,
  entity_id text not null,
  settlement_id text not null,
  utr text not null,
  dispute_id text,
  settled_on date not null,
  -- What it adds to the settlement before fee and tax; less than nothing where money went out.
  gross_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  -- What the books say of it, and of which payment; null where they know nothing of it.
  expected_paise bigint,
  payment_id bigint,
  -- matched | differs | unknown
  state text not null,
  decided_at timestamptz(3),
  decided_by_id bigint,
  remarks text,
  constraint settlement_lines_pkey primary key (id),
  constraint settlement_lines_file_id_fkey foreign key (file_id) references settlement_files (id) on update cascade on delete restrict,
  constraint settlement_lines_payment_id_fkey foreign key (payment_id) references payments (id) on update cascade on delete restrict,
  constraint settlement_lines_decided_by_id_fkey foreign key (decided_by_id) references users (id) on update cascade on delete restrict,
  constraint settlement_lines_kind_check check (kind in ('payment', 'refund', 'other')),
  constraint settlement_lines_state_check check (state = case when expected_paise is null then 'unknown'
    when expected_paise = gross_paise then 'matched' else 'differs' end),
  constraint settlement_lines_decided_check check ((decided_at is null) = (decided_by_id is null)
    and (decided_at is null) = (remarks is null) and (decided_at is null or state <> 'matched'))
);
-- A line counts once, in however many files it stands.
create unique index settlement_lines_entity_key on settlement_lines (gateway, kind, entity_id);
create index settlement_lines_settlement_id_idx on settlement_lines (settlement_id);
create index settlement_lines_open_idx on settlement_lines (id) where state <> 'matched' and decided_at is null;
create index settlement_lines_payment_id_idx on settlement_lines (payment_id);
create index settlement_lines_file_id_idx on settlement_lines (file_id);
create index payment_exceptions_moved_ref_idx on payment_exceptions (moved_ref) where moved_ref is not null;
create index gateway_refunds_refund_id_idx on gateway_refunds (refund_id) where refund_id is not null;
