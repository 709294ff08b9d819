-- What people have seen of what the portal tells them.

-- A message is also told of in the portal, until its reader has seen it there; it has one reader at most.
alter table outbox_messages add column read_at timestamptz(3);
update outbox_messages set read_at = now();
create index outbox_messages_failed_idx on outbox_messages(dead_at) where dead_at is not null;

-- How far a member of staff has seen the open work of a kind. Work is counted, never copied to everybody.
create table notifications_seen (
  user_id bigint not null,
  kind text not null,
  seen_up_to timestamptz(3) not null,
  constraint notifications_seen_pkey primary key (user_id, kind),
  constraint notifications_seen_user_id_fkey foreign key (user_id) references users(id) on delete restrict,
  constraint notifications_seen_kind_check check (kind in (
    'requests_waiting', 'payments_verified', 'payments_pending', 'payment_exceptions', 'messages_failed', 'day_open',
    'books_maturing'))
);
grant select, insert, update on notifications_seen to thangam_app;
