-- Gives the rows in the next blocks of a table a version, where they have none of the newest form, and returns whether there may
-- be more of them. A row that was altered past the record keeps its version: it is for `ledger:verify` to name.
create or replace function record_existing(p_record text, p_blocks int) returns boolean language plpgsql
  set search_path = public, pg_temp set timezone = 'UTC' set bytea_output = 'hex'
as $$
declare
  form record_forms;
  of_table record;
  last_block constant bigint := pg_relation_size(p_record) / current_setting('block_size')::int;
  one_chain jsonb;
  content jsonb;
  key text;
begin
  select * into strict form from record_forms where record = p_record order by number desc limit 1 for update;
  select * into strict of_table from recorded_tables() where record = p_record;
  if form.is_done then
    return false;
  end if;
  if of_table.owner = '' then
    -- One chain holds them all, and is read once.
    one_chain := coalesce((select jsonb_object_agg(v.record_key, encode(v.content_hash, 'hex') order by v.seq)
      from record_chains c join record_versions v on v.chain_id = c.id
      where c.subject = of_table.subject and c.subject_key = '' and v.record = p_record), '{}');
  end if;
  for content in execute format(
    'select record_content(to_jsonb(t), $1) from %I t where ctid >= format(''(%%s,0)'', $2)::tid and ctid < format(''(%%s,0)'', $3)::tid',
    p_record) using of_table.left_out, form.reached_block, form.reached_block + p_blocks
  loop
    key := record_key(content, of_table.keys);
    perform record_found(form, of_table.subject, record_subject(of_table.subject, of_table.owner, content), key, content,
      case when one_chain is not null then decode(one_chain ->> key, 'hex')
        else latest_version(of_table.subject, record_subject(of_table.subject, of_table.owner, content), p_record, key) end);
  end loop;
  update record_forms set reached_block = form.reached_block + p_blocks, is_done = form.reached_block + p_blocks > last_block
  where record = p_record and number = form.number;
  return form.reached_block + p_blocks <= last_block;
end $$;
