-- Returns the hash of what a record held by its last version; null where it has none, or was removed.
create or replace function latest_version(p_subject text, p_subject_key text, p_record text, p_record_key text)
returns bytea language sql stable as $$
  select v.content_hash from record_chains c join record_versions v on v.chain_id = c.id
  where c.subject = p_subject and c.subject_key = p_subject_key and v.record = p_record and v.record_key = p_record_key
  order by v.seq desc limit 1;
$$;
