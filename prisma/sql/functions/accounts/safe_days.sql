-- How many days cash may lie in the safe until somebody else counts it.
create or replace function safe_days() returns int language sql stable as $$
  select setting_count('safe_days');
$$;
