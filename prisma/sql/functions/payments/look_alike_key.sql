-- A number as people see it: O is like 0, I, L and an upright stroke between digits are like 1, and B is like 8. Numbers of banks have
-- letters, so two that are equal by this are not known to be the same one.
create or replace function look_alike_key(p_number text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select regexp_replace(read_as_digits(transaction_number_key(read_bars(p_number))), '^0+(?=.)', '');
$$;
