-- The hour of the shop's day at which it closes.
create or replace function closing_hour() returns int language sql stable as $$
  select setting_count('closing_hour');
$$;
