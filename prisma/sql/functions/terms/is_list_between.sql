-- Whether a JSON value is a list of so many entries.
create or replace function is_list_between(p_value jsonb, p_least int, p_most int) returns boolean
language sql immutable as $$
  select case jsonb_typeof(p_value) when 'array' then jsonb_array_length(p_value) between p_least and p_most else false end;
$$;
