-- What numbers hold, for an index: each row of digits as a whole (=), and ten to twelve digits within it (<). number_probes()
-- of another number has one of them where one of the two numbers holds the other. Null where there is no such row.
create or replace function number_parts(p_numbers text[]) returns text[]
language sql immutable set search_path = public, pg_temp as $$
  select array_agg(part) from (
    select '=' || r as part from unnest(digit_runs(p_numbers)) r
    union all
    select '<' || w from digit_windows(digit_runs(p_numbers)) w) parts;
$$;
