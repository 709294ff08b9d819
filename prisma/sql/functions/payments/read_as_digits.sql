-- A plain number with its letters read as the digits that they look like: O as 0, I and L as 1, B as 8. Others (S and 5, Z and 2, G
-- and 6) are told apart by people, and are left as they are.
create or replace function read_as_digits(p_plain text) returns text language sql immutable strict as $$
  select translate(p_plain, 'OILB', '0118');
$$;
