-- Lets one transaction at a time close or reopen days of a place; the second sees what the first did.
create or replace function lock_closing(p_day date, p_place smallint) returns void language sql as $$
  select pg_advisory_xact_lock(731, -p_place);
  select pg_advisory_xact_lock(731, day_lock_key(p_day, p_place));
$$;
