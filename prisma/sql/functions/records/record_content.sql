-- Returns what a version of a row covers: its columns that hold something, without those that recorded.sql leaves out. So a
-- column that a later release adds changes nothing of a row that holds nothing in it.
create or replace function record_content(p_row jsonb, p_left_out text[]) returns jsonb language sql immutable
  set search_path = public, pg_temp
as $$
  select jsonb_object_agg(key, value) from jsonb_each(p_row - p_left_out) where value <> 'null';
$$;
