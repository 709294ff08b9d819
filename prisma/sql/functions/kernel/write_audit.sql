-- Appends an entry to a hash chain that no other transaction holds, and holds that chain until commit. The function
-- waits only when all chains are held, so that audit writes neither queue for each other nor deadlock.
create or replace function write_audit(
  p_ctx jsonb, p_now timestamptz, p_record_type text, p_record_id text, p_detail jsonb default '{}'
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chains constant int := 32;
  entry audit_entries;
begin
  for attempt in 0 .. chains - 1 loop
    select chain, seq + 1, head_hash into entry.chain, entry.chain_seq, entry.prev_hash from audit_chains
    where chain = (pg_backend_pid() + attempt) % chains for no key update skip locked;
    exit when entry.chain is not null;
  end loop;
  if entry.chain is null then
    select chain, seq + 1, head_hash into strict entry.chain, entry.chain_seq, entry.prev_hash from audit_chains
    where chain = pg_backend_pid() % chains for no key update;
  end if;
  -- Of a call that somebody confirmed: which approval it was, and who.
  entry := row(nextval('audit_entries_id_seq'), p_now, (p_ctx ->> 'actorId')::bigint, p_ctx ->> 'actorType', p_ctx ->> 'operation',
    p_record_type, p_record_id, jsonb_strip_nulls(p_detail || coalesce(p_ctx -> 'approval', '{}')),
    coalesce(p_ctx ->> 'requestId', ''), coalesce(p_ctx ->> 'address', ''), entry.chain, entry.chain_seq, entry.prev_hash, null,
    pg_current_xact_id()::text::bigint);
  entry.hash := audit_hash(entry);
  insert into audit_entries values (entry.*);
  update audit_chains set seq = entry.chain_seq, head_hash = entry.hash where chain = entry.chain;
end $$;
