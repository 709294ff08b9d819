-- A message may go two ways. Each is noted as it succeeds, so that trouble with one does not repeat the other.
alter table outbox_messages
  add column mailed_at timestamptz(3),
  add column texted_at timestamptz(3);
update outbox_messages set mailed_at = delivered_at where delivered_at is not null;

-- What somebody waits for goes before what can wait.
drop index outbox_messages_due_idx;
create index outbox_messages_due_idx on outbox_messages((secret is null), available_at, id)
  where delivered_at is null and dead_at is null;
