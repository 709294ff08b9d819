-- Returns a number of the shop's settings.
create or replace function setting_count(p_key text) returns int language sql stable as $$
  select coalesce((select value from settings where key = p_key), setting_defaults() -> p_key)::int;
$$;
