-- Returns the key of a row as versions name it: the values of its key columns.
create or replace function record_key(p_row jsonb, p_columns text[]) returns text language sql immutable as $$
  select string_agg(p_row ->> name, ':' order by place) from unnest(p_columns) with ordinality as c(name, place);
$$;
