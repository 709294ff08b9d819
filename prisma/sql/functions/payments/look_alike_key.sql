-- A number as people see it: O is like 0, and I and L are like 1. Numbers of banks have letters, so two that are equal
-- by this are not known to be the same one.
create or replace function look_alike_key(p_number text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select regexp_replace(translate(transaction_number_key(p_number), 'OIL', '011'), '^0+(?=.)', '');
$$;
