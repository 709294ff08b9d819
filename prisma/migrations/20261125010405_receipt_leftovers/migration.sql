-- What is left of customers' money in a clearing account, day by day, when all that may be on its way to the bank is taken off
-- (docs/money.md, "Money that stays left over").
create table receipt_leftovers (
  place_id smallint not null,
  account_id smallint not null,
  day date not null,
  leftover_paise bigint not null,
  explained_paise bigint not null,
  told_paise bigint not null,
  noted_at timestamptz(3) not null,
  constraint receipt_leftovers_pkey primary key (place_id, account_id, day),
  constraint receipt_leftovers_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict,
  constraint receipt_leftovers_account_id_fkey foreign key (account_id) references accounts(id) on update cascade on delete restrict,
  constraint receipt_leftovers_paise_check check (explained_paise between 0 and leftover_paise
    and told_paise between 0 and leftover_paise - explained_paise)
);

-- What somebody said of it who had taken none of it.
create table receipt_explanations (
  id bigserial,
  place_id smallint not null,
  account_id smallint not null,
  amount_paise bigint not null,
  remarks text not null,
  explained_at timestamptz(3) not null,
  explained_by_id bigint not null,
  constraint receipt_explanations_pkey primary key (id),
  constraint receipt_explanations_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict,
  constraint receipt_explanations_account_id_fkey foreign key (account_id) references accounts(id) on update cascade on delete restrict,
  constraint receipt_explanations_explained_by_id_fkey foreign key (explained_by_id) references users(id) on update cascade on delete restrict,
  constraint receipt_explanations_amount_paise_check check (amount_paise > 0)
);
create index receipt_explanations_account_idx on receipt_explanations (place_id, account_id, explained_at);

alter table notifications_seen drop constraint notifications_seen_kind_check;
alter table notifications_seen add constraint notifications_seen_kind_check check (kind in ('requests_waiting',
  'payments_verified', 'payments_pending', 'payment_exceptions', 'settlement_lines_open', 'messages_failed', 'day_open',
  'books_maturing', 'jobs_failing', 'bank_overdue', 'receipts_unconfirmed', 'receipts_left_over', 'safe_uncounted', 'safe_counted',
  'approvals_waiting', 'approvals_decided', 'approvals_told'));
