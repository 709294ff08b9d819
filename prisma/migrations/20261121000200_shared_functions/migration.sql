-- What every command shares, callable from a transaction in TypeScript and from the money functions alike.
--
-- The first argument of a command is its context:
--   {"actorId":"12"|null, "actorType":"Admin"|null, "operation":"Acknowledge_Payment", "key":"…"|null,
--    "requestHash":"…"|null, "requestId":"…", "address":"…"}
-- The second is the moment it happens. Refusals carry their code as the message, their parameters as the
-- detail (a JSON object of strings), and TH404, TH409 or TH422 as SQLSTATE.

create function refuse(p_state text, p_code text, p_params jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = p_state, message = p_code, detail = p_params::text;
end $$;

-- Claims the caller's key. Null: it is new, go on. Else {"response": the answer given before}. A twin that is
-- still running is waited for.
create function claim_key(p_ctx jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  caller bigint := coalesce((p_ctx ->> 'actorId')::bigint, 0);
  stored idempotency_keys;
begin
  if p_ctx ->> 'key' is null then
    return null;
  end if;
  insert into idempotency_keys (principal, key, operation, request_hash, created_at)
  values (caller, p_ctx ->> 'key', p_ctx ->> 'operation', coalesce(p_ctx ->> 'requestHash', ''), p_now)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into strict stored from idempotency_keys where principal = caller and key = p_ctx ->> 'key';
  if stored.operation <> p_ctx ->> 'operation' or stored.request_hash <> coalesce(p_ctx ->> 'requestHash', '') then
    perform refuse('TH409', 'idempotency_key_reused');
  end if;
  return jsonb_build_object('response', stored.response);
end $$;

create function store_answer(p_ctx jsonb, p_answer jsonb) returns void language sql as $$
  update idempotency_keys set response = p_answer
  where principal = coalesce((p_ctx ->> 'actorId')::bigint, 0) and key = p_ctx ->> 'key';
$$;

create function write_audit(
  p_ctx jsonb, p_now timestamptz, p_record_type text, p_record_id text, p_detail jsonb default '{}'
) returns void language sql as $$
  insert into audit_entries (at, actor_id, actor_type, operation, record_type, record_id, detail, request_id, address)
  values (p_now, (p_ctx ->> 'actorId')::bigint, p_ctx ->> 'actorType', p_ctx ->> 'operation', p_record_type, p_record_id,
          jsonb_strip_nulls(p_detail), coalesce(p_ctx ->> 'requestId', ''), coalesce(p_ctx ->> 'address', ''));
$$;

-- A message is queued once per dedupe key, however often its cause is retried.
create function queue_message(
  p_now timestamptz, p_kind text, p_dedupe_key text, p_client_id bigint, p_user_id bigint, p_payload jsonb
) returns void language sql as $$
  insert into outbox_messages (dedupe_key, kind, client_id, user_id, payload, created_at, available_at)
  values (p_dedupe_key, p_kind, p_client_id, p_user_id, p_payload, p_now, p_now)
  on conflict (dedupe_key) do nothing;
$$;
