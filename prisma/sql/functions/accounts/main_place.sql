-- The place of the first branch. The money of gateways is its own.
create or replace function main_place() returns smallint language sql immutable as $$
  select cast(1 as smallint);
$$;
