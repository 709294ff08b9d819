-- Inserts the caller's idempotency key. If the same request is still running, the insert waits for it. Returns whether the
-- key is new.
create or replace function insert_key(p_ctx jsonb, p_now timestamptz) returns boolean language plpgsql as $$
begin
  insert into idempotency_keys (principal, key, operation, request_hash, created_at)
  values (coalesce((p_ctx ->> 'actorId')::bigint, 0), p_ctx ->> 'key', p_ctx ->> 'operation',
    coalesce(p_ctx ->> 'requestHash', ''), p_now)
  on conflict do nothing;
  return found;
end $$;
