-- Keeps every book in its branch until commit. Many transactions at once may hold it.
create or replace function lock_moving_books_shared() returns void language sql as $$ select pg_advisory_xact_lock_shared(747, 0) $$;
