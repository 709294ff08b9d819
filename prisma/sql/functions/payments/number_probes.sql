-- By what number_parts() of other numbers are looked for that hold this number, or that it holds.
create or replace function number_probes(p_number text) returns text[]
language sql immutable set search_path = public, pg_temp as $$
  select array_agg(probe) from (
    select sign || r as probe from unnest(digit_runs(array[p_number])) r cross join unnest(array['=', '<']) sign
    union all
    select '=' || w from digit_windows(digit_runs(array[p_number])) w) probes;
$$;
