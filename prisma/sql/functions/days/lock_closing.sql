-- Lets one transaction at a time close or reopen days; the second sees what the first did.
create or replace function lock_closing(p_day date) returns void language sql as $$
  select pg_advisory_xact_lock(731, -1);
  select pg_advisory_xact_lock(731, p_day - date '2000-01-01');
$$;
