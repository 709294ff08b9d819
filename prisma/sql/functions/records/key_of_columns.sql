-- Returns what record_key does of a row whose key has several columns.
create or replace function key_of_columns(p_row jsonb, p_columns text[]) returns text language sql immutable as $$
  select string_agg(p_row ->> name, ':' order by place) from unnest(p_columns) with ordinality as c(name, place);
$$;
