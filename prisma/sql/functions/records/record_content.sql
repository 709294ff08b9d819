-- Returns what a version of a row covers: its columns that hold something, without those that recorded.sql leaves out. So a
-- column that a later release adds changes nothing of a row that holds nothing in it.
--
-- Stripping nulls is quick and reaches into objects as well, whose nulls are what a column holds.
create or replace function record_content(p_row jsonb, p_left_out text[]) returns jsonb language sql immutable as $$
  select case when p_row @? '$.*[*] ? (@.type() == "object")' then content_with_objects(p_row, p_left_out)
    else nullif(jsonb_strip_nulls(p_row - p_left_out), '{}') end;
$$;
