-- The hour of the shop's day at which a branch closes: its own, or that of the settings.
create or replace function closing_hour(p_branch smallint) returns int language sql stable as $$
  select coalesce((select closes_at from branches where id = p_branch), setting_count('closing_hour'));
$$;
