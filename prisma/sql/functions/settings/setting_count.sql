-- A number of the shop's settings.
create or replace function setting_count(p_key text, p_if_unset int) returns int language sql stable as $$
  select coalesce((select value::int from settings where key = p_key), p_if_unset);
$$;
