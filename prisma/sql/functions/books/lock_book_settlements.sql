-- Lets settlements be made one at a time, so that each sees in settled_before() those of the same hands that came at once.
create or replace function lock_book_settlements() returns void language sql as $$
  select pg_advisory_xact_lock(745, 0);
$$;
