-- Locks what is left over, so that it is noted and explained by one after the other.
create or replace function lock_leftovers() returns void language sql as $$ select pg_advisory_xact_lock(746, 0) $$;
