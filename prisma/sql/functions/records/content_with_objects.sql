-- Returns what record_content does of a row with a column that holds objects.
create or replace function content_with_objects(p_row jsonb, p_left_out text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(p_row - p_left_out) where value <> 'null';
$$;
