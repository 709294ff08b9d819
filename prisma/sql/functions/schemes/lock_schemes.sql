-- Lets one transaction at a time save a scheme, while no book is being opened: lock_schemes_shared() waits for it.
create or replace function lock_schemes() returns void language sql as $$ select pg_advisory_xact_lock(734, 1) $$;
