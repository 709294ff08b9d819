-- Claims the caller's idempotency key. Null: the key is new, and the caller goes on. Otherwise
-- {"response": the stored answer}. If the same request is still running, it waits for it.
--
-- Every command takes its context as p_ctx:
--   {"actorId":"12"|null, "actorType":"Admin"|null, "operation":"Acknowledge_Payment", "key":"…"|null,
--    "requestHash":"…"|null, "requestId":"…", "address":"…", "approval":{"approvalId":"…", "approvedBy":"…"}|absent}
-- and the moment it happens as p_now.
create or replace function claim_key(p_ctx jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  stored idempotency_keys;
begin
  if p_ctx ->> 'key' is null or insert_key(p_ctx, p_now) then
    return null;
  end if;
  select * into strict stored from idempotency_keys
  where principal = coalesce((p_ctx ->> 'actorId')::bigint, 0) and key = p_ctx ->> 'key';
  if stored.operation <> p_ctx ->> 'operation' or stored.request_hash <> coalesce(p_ctx ->> 'requestHash', '') then
    perform refuse('TH409', 'idempotency_key_reused');
  end if;
  -- What was answered before may have been committed here and on no replica yet. This writes a little, so that the commit of this
  -- call waits for a replica, and everything before it with it.
  perform pg_logical_emit_message(true, 'thangam', '');
  return jsonb_build_object('response', stored.response);
end $$;
