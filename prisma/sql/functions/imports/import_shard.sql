-- The shard of day_totals that imports count in, apart from those of counters, so that no counter waits for a batch.
create or replace function import_shard() returns int language sql immutable as $$ select 8 $$;
