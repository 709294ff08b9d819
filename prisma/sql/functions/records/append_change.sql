-- Appends that a row was changed, with what the changed columns held before, so that each earlier version can be made again
-- from the one after it. Of hidden columns only the name is kept.
create or replace function append_change(
  p_subject text, p_subject_key text, p_record text, p_record_key text, p_earlier jsonb, p_present jsonb, p_hidden text[]
) returns void language plpgsql as $$
declare
  changed jsonb;
  hidden text[];
begin
  select jsonb_object_agg(key, coalesce(p_earlier -> key, 'null')) filter (where key <> all (p_hidden)),
    array_agg(key order by key) filter (where key = any (p_hidden))
  into changed, hidden
  from jsonb_object_keys(p_earlier || p_present) key
  where p_earlier -> key is distinct from p_present -> key;
  perform append_version(p_subject, p_subject_key, p_record, p_record_key, 'changed',
    sha256(convert_to(p_present::text, 'UTF8')), changed, hidden);
end $$;
