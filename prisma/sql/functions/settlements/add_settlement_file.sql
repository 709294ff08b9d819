-- Notes a file of settlements, one at a time. Returns its id.
create or replace function add_settlement_file(
  p_ctx jsonb, p_now timestamptz, p_gateway text, p_file_name text, p_file_hash bytea
) returns bigint language sql security definer set search_path = public, pg_temp as $$
  select lock_settlements();
  insert into settlement_files (gateway, file_name, file_hash, uploaded_at, uploaded_by_id)
  values (p_gateway, p_file_name, p_file_hash, p_now, (p_ctx ->> 'actorId')::bigint) returning id;
$$;
