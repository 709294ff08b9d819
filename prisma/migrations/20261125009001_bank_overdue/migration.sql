-- Of what customers' money, that no line of the bank's statement confirmed, the Admins were told (docs/money.md, "Cash and bank").
create table receipt_tellings (
  place_id smallint not null,
  account_id smallint not null,
  before_day date not null,
  amount_paise bigint not null,
  told_at timestamptz(3) not null,
  constraint receipt_tellings_pkey primary key (place_id, account_id, before_day),
  constraint receipt_tellings_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict,
  constraint receipt_tellings_account_id_fkey foreign key (account_id) references accounts(id) on update cascade on delete restrict
);

alter table notifications_seen drop constraint notifications_seen_kind_check;
alter table notifications_seen add constraint notifications_seen_kind_check check (kind in ('requests_waiting',
  'payments_verified', 'payments_pending', 'payment_exceptions', 'messages_failed', 'day_open', 'books_maturing',
  'jobs_failing', 'bank_overdue', 'receipts_unconfirmed', 'approvals_waiting', 'approvals_decided', 'approvals_told'));

-- They read more of a number now.
drop index if exists payments_number_parts_idx;
drop index if exists payments_bank_number_parts_idx;
