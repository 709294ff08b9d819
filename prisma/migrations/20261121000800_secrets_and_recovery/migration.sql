-- Messages that carry a secret, and the recovery of forgotten passwords.

-- The secret is sealed by the application, whose key the database never sees, and is gone once the message is
-- sent or given up. After `expires_at` a message is not worth sending any more.
alter table outbox_messages
  add column secret bytea,
  add column expires_at timestamptz(3),
  add constraint outbox_messages_secret_check check (secret is null or (delivered_at is null and dead_at is null));

drop function queue_message(timestamptz, text, text, bigint, bigint, jsonb);

-- A message is queued once per dedupe key, however often its cause is retried.
create function queue_message(
  p_now timestamptz, p_kind text, p_dedupe_key text, p_client_id bigint, p_user_id bigint, p_payload jsonb,
  p_secret bytea default null, p_expires_at timestamptz default null
) returns void language sql as $$
  insert into outbox_messages (dedupe_key, kind, client_id, user_id, payload, created_at, available_at, secret,
                               expires_at)
  values (p_dedupe_key, p_kind, p_client_id, p_user_id, p_payload, p_now, p_now, p_secret, p_expires_at)
  on conflict (dedupe_key) do nothing;
$$;
revoke execute on function queue_message(timestamptz, text, text, bigint, bigint, jsonb, bytea, timestamptz) from public;
grant execute on function queue_message(timestamptz, text, text, bigint, bigint, jsonb, bytea, timestamptz)
to thangam_app;

-- One row per e-mail address somebody asked a code for, known to the shop or not. Address, code and token are
-- kept as keyed hashes; `sent_at` holds the sends of the last day, by which they are limited. `user_id` refers to
-- users without a foreign key: to check one takes a lock on the user's row, which is time that tells who is known.
create table password_recoveries (
  email_hash bytea not null,
  user_id bigint,
  code_hash bytea,
  code_expires_at timestamptz(3),
  tries integer not null default 0,
  token_hash bytea,
  token_expires_at timestamptz(3),
  sent_at timestamptz(3)[],
  last_sent_at timestamptz(3) not null,
  constraint password_recoveries_pkey primary key (email_hash),
  constraint password_recoveries_tries_check check (tries between 0 and 5),
  constraint password_recoveries_code_check check ((code_hash is null) = (code_expires_at is null)),
  constraint password_recoveries_token_check check ((token_hash is null) = (token_expires_at is null)),
  constraint password_recoveries_sent_check check (cardinality(sent_at) between 1 and 10)
);
create index password_recoveries_user_id_idx on password_recoveries(user_id);
create index password_recoveries_last_sent_at_idx on password_recoveries(last_sent_at);
grant select, insert, update, delete on password_recoveries to thangam_app;
