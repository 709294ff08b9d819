-- Whether a JSON value is a whole number in range; null only where p_may_be_null.
create or replace function is_whole_number_between(p_value jsonb, p_least numeric, p_most numeric, p_may_be_null boolean) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select coalesce(case jsonb_typeof(p_value)
    when 'number' then (p_value #>> '{}')::numeric % 1 = 0 and (p_value #>> '{}')::numeric between p_least and p_most
    when 'null' then p_may_be_null
    else false end, false);
$$;
