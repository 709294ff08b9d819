-- Returns the key under which a row is counted.
create or replace function tally_key(p_subject text, p_row jsonb) returns text language sql immutable as $$
  select case p_subject when 'book' then (p_row ->> 'scheme_version_id') || ':' || (p_row ->> 'status')
                        else p_row ->> 'status' end;
$$;
