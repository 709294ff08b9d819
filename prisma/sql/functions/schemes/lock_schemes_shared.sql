-- Keeps the schemes as they are until commit, while books are opened. Many transactions at once may hold this lock.
create or replace function lock_schemes_shared() returns void language sql as $$ select pg_advisory_xact_lock_shared(734, 1) $$;
