-- Locks the business day before the book, as every money function does, without asking whether it is closed.
create or replace function lock_day(p_day date) returns void language sql as $$
  select pg_advisory_xact_lock_shared(731, p_day - date '2000-01-01');
$$;
