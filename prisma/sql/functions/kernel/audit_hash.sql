-- Hashes every column of the entry after the hash of the entry before it. audit/verify.ts computes the same independently.
create or replace function audit_hash(p_entry audit_entries) returns bytea language sql stable as $$
  select sha256(p_entry.prev_hash || convert_to(jsonb_build_array(
    p_entry.id, p_entry.chain, p_entry.chain_seq, (extract(epoch from p_entry.at) * 1000)::bigint, p_entry.actor_id,
    p_entry.actor_type, p_entry.operation, p_entry.record_type, p_entry.record_id, p_entry.detail, p_entry.request_id,
    p_entry.address)::text, 'UTF8'));
$$;
