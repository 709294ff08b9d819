-- Lets one transaction at a time give a book to another branch, while nobody changes one because it is of their own:
-- lock_moving_books_shared() waits for it.
create or replace function lock_moving_books() returns void language sql as $$ select pg_advisory_xact_lock(747, 0) $$;
