-- Takes a shared lock on the schemes until commit, so that none changes while books are opened. Many transactions at
-- once may hold it.
create or replace function lock_schemes_shared() returns void language sql as $$ select pg_advisory_xact_lock_shared(734, 1) $$;
