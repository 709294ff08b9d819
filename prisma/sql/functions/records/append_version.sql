-- Appends what became of a record to the chain of its subject, and holds that chain until commit.
-- records/version-hash.ts computes the hash independently.
create or replace function append_version(
  p_subject text, p_subject_key text, p_record text, p_record_key text, p_change text, p_content_hash bytea,
  p_changed jsonb default null, p_hidden text[] default null
) returns void language plpgsql as $$
declare
  moment constant timestamptz(3) := now();
  transaction_id constant bigint := pg_current_xact_id()::text::bigint;
  told constant bytea := convert_to(jsonb_build_array(
    p_subject, p_subject_key, p_record, p_record_key, p_change, encode(p_content_hash, 'hex'), p_changed, p_hidden,
    transaction_id, (extract(epoch from moment) * 1000)::bigint)::text, 'UTF8');
begin
  loop
    with chain as (
      update record_chains c
      set seq = c.seq + 1, head_hash = sha256(c.head_hash || convert_to((c.seq + 1)::text, 'UTF8') || told)
      where c.subject = p_subject and c.subject_key = p_subject_key
      returning c.id, c.seq, c.head_hash)
    insert into record_versions
    select chain.id, chain.seq, p_record, p_record_key, p_change, p_content_hash, p_changed, p_hidden, transaction_id,
      moment, chain.head_hash
    from chain;
    exit when found;
    insert into record_chains (subject, subject_key) values (p_subject, p_subject_key) on conflict do nothing;
  end loop;
end $$;
