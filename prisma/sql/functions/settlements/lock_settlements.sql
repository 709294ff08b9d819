-- Locks the lines of settlements, so that no two processes match lines of one dispute at once.
create or replace function lock_settlements() returns void language sql as $$ select pg_advisory_xact_lock(743, 1) $$;
