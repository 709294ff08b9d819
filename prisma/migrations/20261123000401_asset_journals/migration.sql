-- The asset side of the ledger: journals of no book, which say where the shop's own money lies (docs/money.md, "Cash and
-- bank"). Each journal carries a place, which is a drawer; all journals before this one are of the first.
create table places (
  id smallint not null,
  name text not null,
  constraint places_pkey primary key (id)
);
insert into places (id, name) values (1, 'Counter');

-- Journals of no book are numbered and chained for each place, as those of a book are for the book.
create table place_chains (
  place_id smallint not null,
  seq bigint not null default 0,
  head_hash bytea not null default '',
  constraint place_chains_pkey primary key (place_id),
  constraint place_chains_place_id_fkey foreign key (place_id) references places (id) on update cascade on delete restrict,
  constraint place_chains_seq_check check (seq >= 0)
);
insert into place_chains (place_id) values (1);

-- What customers transfer lies in a clearing account of its own until the bank's statement shows it. The number stays.
alter table accounts disable trigger user;
update accounts set code = 'BANK_TRANSFERS' where id = 14;
alter table accounts enable trigger user;
insert into accounts (id, code, commodity) values
  (16, 'BANK', 'INR'),
  (17, 'CASH_SAFE', 'INR'),
  -- What was counted and is not in the ledger, or the other way round.
  (42, 'CASH_OVER_SHORT', 'INR');

alter table journals
  alter column book_id drop not null,
  add column place_id smallint not null default 1,
  add constraint journals_place_id_fkey foreign key (place_id) references places (id) on update cascade on delete restrict,
  drop constraint journals_reverses_check,
  add constraint journals_reverses_check
    check ((kind in ('Reversal', 'OpeningReversal', 'Correction')) = (reverses_id is not null)),
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'BankCredit', 'BankDebit', 'ChequeCleared', 'Variance', 'CashStored',
    'Correction')),
  -- A journal of no book has the source of its kind.
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('Variance', 'variance'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('Correction', 'correction'), ('Correction', 'reopening')), false)),
  add constraint journals_asset_reason_check check (kind not in ('Variance', 'Correction') or reason is not null),
  add constraint journals_cheque_check check (kind <> 'ChequeCleared' or payment_id is not null);
create unique index journals_place_id_book_seq_key on journals (place_id, book_seq) where book_id is null;

-- Cash that was taken to the bank during the day is not in the drawer when it is counted.
alter table day_counts
  add column banked_paise bigint not null default 0,
  drop constraint day_counts_expected_check,
  add constraint day_counts_expected_check
    check (expected_paise = opening_paise + receipts_paise - refunds_paise - banked_paise),
  add constraint day_counts_banked_check check (banked_paise = 0 or mode = 'cash');

-- What every account held when a day was closed, so that a balance is not added up from the first day on.
create table day_balances (
  closing_id bigint not null,
  place_id smallint not null,
  account_id smallint not null,
  -- More than nothing: a debit balance.
  balance bigint not null,
  constraint day_balances_pkey primary key (closing_id, place_id, account_id),
  constraint day_balances_closing_id_fkey foreign key (closing_id) references day_closings (id) on update cascade on delete restrict,
  constraint day_balances_place_id_fkey foreign key (place_id) references places (id) on update cascade on delete restrict,
  constraint day_balances_account_id_fkey foreign key (account_id) references accounts (id) on update cascade on delete restrict
);

-- A cheque from the counter until the bank has paid it or not. Cheques taken before this table are not followed.
create table cheques (
  payment_id bigint not null,
  -- in_hand | cleared | bounced | returned
  status text not null default 'in_hand',
  changed_on date,
  reason text,
  constraint cheques_pkey primary key (payment_id),
  constraint cheques_payment_id_fkey foreign key (payment_id) references payments (id) on update cascade on delete restrict,
  constraint cheques_status_check check (status in ('in_hand', 'cleared', 'bounced', 'returned')),
  constraint cheques_reason_check check (status <> 'bounced' or reason is not null)
);
create index cheques_status_payment_id_idx on cheques (status, payment_id desc);

drop function if exists
  post_journals(jsonb, timestamptz, date, journal_entry[], int),
  close_day(jsonb, timestamptz, date, date, jsonb, bigint, text),
  day_figures(date);
