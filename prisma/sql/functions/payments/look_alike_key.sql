-- A number as people see it: O is like 0, I, L and an upright stroke between digits are like 1, and B is like 8. Numbers of banks have
-- letters, so two that are equal by this are not known to be the same one.
create or replace function look_alike_key(p_number text) returns text language plpgsql immutable strict as $$
declare
  look constant text := public.read_as_digits(public.transaction_number_key(public.read_bars(p_number)));
begin
  return public.without_zeros(look);
end $$;
