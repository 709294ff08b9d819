-- Locks the business day of a place before the book, as every money function does, without asking whether it is closed. Who needs the
-- days of two places locks that of the lower number first.
create or replace function lock_day(p_day date, p_place smallint) returns void language sql as $$
  select pg_advisory_xact_lock_shared(731, day_lock_key(p_day, p_place));
$$;
