-- The audit trail as hash chains, so that an altered, removed or inserted entry is found and named. There are
-- many chains, because one head that every write waits for would let one write happen at a time.

create table audit_chains (
  chain smallint not null,
  seq bigint not null default 0,
  head_hash bytea not null default '\x',
  constraint audit_chains_pkey primary key (chain)
) with (fillfactor = 20);
insert into audit_chains (chain) select generate_series(0, 31);
create trigger audit_chains_stay before delete on audit_chains for each row execute function refuse_change();
create trigger audit_chains_no_truncate before truncate on audit_chains for each statement execute function refuse_change();

alter table audit_entries
  add column chain smallint not null default 0,
  add column chain_seq bigint not null default 0,
  add column prev_hash bytea not null default '\x',
  add column hash bytea not null default '\x';

-- Every column of the entry, after the hash before it. audit/verify.ts computes the same independently.
create function audit_hash(p_entry audit_entries) returns bytea language sql stable as $$
  select sha256(p_entry.prev_hash || convert_to(jsonb_build_array(
    p_entry.id, p_entry.chain, p_entry.chain_seq, (extract(epoch from p_entry.at) * 1000)::bigint, p_entry.actor_id,
    p_entry.actor_type, p_entry.operation, p_entry.record_type, p_entry.record_id, p_entry.detail, p_entry.request_id,
    p_entry.address)::text, 'UTF8'));
$$;

-- What was written before there were chains becomes the beginning of the first.
alter table audit_entries disable trigger audit_append_only;
do $$
declare
  entry audit_entries;
  head bytea := '\x';
  seq bigint := 0;
begin
  for entry in select * from audit_entries order by id loop
    seq := seq + 1;
    entry.chain_seq := seq;
    entry.prev_hash := head;
    head := audit_hash(entry);
    update audit_entries set chain_seq = seq, prev_hash = entry.prev_hash, hash = head where id = entry.id;
  end loop;
  update audit_chains set seq = (select count(*) from audit_entries), head_hash = head where chain = 0;
end $$;
alter table audit_entries enable trigger audit_append_only;
alter table audit_entries
  alter column chain drop default, alter column chain_seq drop default,
  alter column prev_hash drop default, alter column hash drop default;

create unique index audit_entries_chain_chain_seq_key on audit_entries(chain, chain_seq);
create index audit_entries_record_id_idx on audit_entries(record_id);
create index audit_entries_operation_at_idx on audit_entries(operation, at desc);

-- Appends to a chain that nobody else holds, and holds it until commit. It waits only when all are held, so
-- that writes neither queue for each other here nor wait in a circle.
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
  entry.id := nextval('audit_entries_id_seq');
  entry.at := p_now;
  entry.actor_id := (p_ctx ->> 'actorId')::bigint;
  entry.actor_type := p_ctx ->> 'actorType';
  entry.operation := p_ctx ->> 'operation';
  entry.record_type := p_record_type;
  entry.record_id := p_record_id;
  entry.detail := jsonb_strip_nulls(p_detail);
  entry.request_id := coalesce(p_ctx ->> 'requestId', '');
  entry.address := coalesce(p_ctx ->> 'address', '');
  entry.hash := audit_hash(entry);
  insert into audit_entries select entry.*;
  update audit_chains set seq = entry.chain_seq, head_hash = entry.hash where chain = entry.chain;
end $$;

-- The application writes the trail through that function alone.
revoke execute on function audit_hash(audit_entries) from public;
revoke insert on audit_entries from thangam_app;
grant select on audit_chains to thangam_app;
