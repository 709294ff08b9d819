-- Whether a switch of the shop's settings is on.
create or replace function setting_is_on(p_key text) returns boolean language sql stable as $$
  select coalesce((select value = 'true'::jsonb from settings where key = p_key), false);
$$;
