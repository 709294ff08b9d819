-- Whether a JSON value is a text of 1 to 200 characters.
create or replace function is_short_text(p_value jsonb) returns boolean
language sql immutable as $$
  select case jsonb_typeof(p_value) when 'string' then char_length(p_value #>> '{}') between 1 and 200 else false end;
$$;
