-- A number without the zeros in front of it; of zeros alone one stays.
create or replace function without_zeros(p_number text) returns text language sql immutable strict as $$
  select coalesce(nullif(ltrim(p_number, '0'), ''), right(p_number, 1));
$$;
