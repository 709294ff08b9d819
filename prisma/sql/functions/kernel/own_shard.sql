-- Returns a shard of the sums that no other transaction writes to, and keeps it until commit. It never waits, so that sums
-- neither queue for each other nor stand in the order of locks: when all shards are taken it returns one that belongs to this
-- connection. Shards below 16 are those of before and of imports.
create or replace function own_shard() returns int language plpgsql as $$
declare
  shards constant int := 64;
begin
  for attempt in 0 .. shards - 1 loop
    if pg_try_advisory_xact_lock(739, (pg_backend_pid() + attempt) % shards) then
      return 16 + (pg_backend_pid() + attempt) % shards;
    end if;
  end loop;
  return 16 + shards + pg_backend_pid() % 30000;
end $$;
