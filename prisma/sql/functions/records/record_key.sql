-- Returns the key of a row as versions name it: the values of its key columns.
create or replace function record_key(p_row jsonb, p_columns text[]) returns text language sql immutable as $$
  select case when cardinality(p_columns) = 1 then p_row ->> p_columns[1] else key_of_columns(p_row, p_columns) end;
$$;
