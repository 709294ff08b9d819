-- That the Admins were told of cash that lay in a safe uncounted (docs/money.md, "Cash and bank").
create table safe_tellings (
  place_id smallint not null,
  told_on date not null,
  amount_paise bigint not null,
  told_at timestamptz(3) not null,
  constraint safe_tellings_pkey primary key (place_id, told_on),
  constraint safe_tellings_place_id_fkey foreign key (place_id) references places(id) on update cascade on delete restrict
);

alter table notifications_seen drop constraint notifications_seen_kind_check;
alter table notifications_seen add constraint notifications_seen_kind_check check (kind in ('requests_waiting',
  'payments_verified', 'payments_pending', 'payment_exceptions', 'settlement_lines_open', 'messages_failed', 'day_open',
  'books_maturing', 'jobs_failing', 'bank_overdue', 'receipts_unconfirmed', 'safe_uncounted', 'safe_counted', 'approvals_waiting',
  'approvals_decided', 'approvals_told'));
