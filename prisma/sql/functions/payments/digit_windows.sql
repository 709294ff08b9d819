-- The ten, eleven and twelve digits that stand next to each other in longer rows of them.
create or replace function digit_windows(p_runs text[]) returns setof text
language sql immutable set search_path = public, pg_temp as $$
  select distinct substr(r, n, size)
  from unnest(p_runs) r cross join generate_series(10, 12) size cross join generate_series(1, length(r) - size + 1) n
  where length(r) > size and substr(r, n, 1) <> '0';
$$;
