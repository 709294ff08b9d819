-- Returns whether a switch of the shop's settings is on; one that there is not, such as of a method without a number, is off.
create or replace function setting_is_on(p_key text) returns boolean language sql stable as $$
  select coalesce((select value from settings where key = p_key), setting_defaults() -> p_key, 'false')::boolean;
$$;
