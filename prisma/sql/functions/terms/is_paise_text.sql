-- Whether a JSON value is paise as terms keep them: a string of 1 to 15 digits without a leading zero but in "0".
create or replace function is_paise_text(p_value jsonb) returns boolean
language sql immutable as $$
  select case jsonb_typeof(p_value) when 'string' then p_value #>> '{}' ~ '^(0|[1-9][0-9]{0,14})$' else false end;
$$;
