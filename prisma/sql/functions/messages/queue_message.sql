-- Queues a message once per dedupe key, however often its cause is retried.
create or replace function queue_message(
  p_now timestamptz, p_kind text, p_dedupe_key text, p_client_id bigint, p_user_id bigint, p_payload jsonb,
  p_secret bytea default null, p_expires_at timestamptz default null
) returns void language plpgsql as $$
begin
  insert into outbox_messages (dedupe_key, kind, client_id, user_id, payload, created_at, available_at, secret,
                               expires_at)
  values (p_dedupe_key, p_kind, p_client_id, p_user_id, p_payload, p_now, p_now, p_secret, p_expires_at)
  on conflict (dedupe_key) do nothing;
end $$;
