-- Numbers as people see them, for an index.
create or replace function look_alike_keys(p_numbers text[]) returns text[]
language sql immutable as $$
  select array_agg(public.look_alike_key(n)) from unnest(p_numbers) n;
$$;
