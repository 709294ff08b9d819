-- Numbers as people see them, for an index.
create or replace function look_alike_keys(p_numbers text[]) returns text[]
language sql immutable set search_path = public, pg_temp as $$
  select array_agg(look_alike_key(n)) from unnest(p_numbers) n;
$$;
