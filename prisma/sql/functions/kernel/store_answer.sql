-- Stores what the request with the claimed key returns, for those who send it again.
create or replace function store_answer(p_ctx jsonb, p_answer jsonb) returns void language plpgsql as $$
begin
  update idempotency_keys set response = p_answer
  where principal = coalesce((p_ctx ->> 'actorId')::bigint, 0) and key = p_ctx ->> 'key';
end $$;
