-- Returns whether the undo of an import has begun. The caller holds a shared lock on the import until its
-- commit, so that it is not undone meanwhile.
create or replace function is_being_undone(p_batch_id bigint) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(736, (p_batch_id % 2147483647)::int);
  -- A statement of its own: it sees what was committed while this waited.
  return exists (select from import_batches where id = p_batch_id and status = 'undoing' and undo_started_at is not null);
end $$;
