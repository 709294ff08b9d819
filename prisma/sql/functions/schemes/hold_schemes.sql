-- Keeps the schemes as they are until commit, while books are opened.
create or replace function hold_schemes() returns void language sql as $$ select pg_advisory_xact_lock_shared(734, 1) $$;
