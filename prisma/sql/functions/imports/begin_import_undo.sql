-- Begins the undo of an import, or refuses it when any of it is in use. From the commit on, refuse_use_of_undone refuses
-- every new use of it, so that the steps which follow need not ask again. Whoever uses a record of the import holds the
-- same lock until their commit: this waits for them, and sees what they did.
create or replace function begin_import_undo(p_now timestamptz, p_batch_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hold record;
begin
  perform pg_advisory_xact_lock(736, (p_batch_id % 2147483647)::int);
  select * into hold from import_undo_blockers(p_batch_id) limit 1;
  if found then
    perform refuse('TH409', 'import_in_use', jsonb_build_object(
      'reason', hold.reason, 'books', hold.books::text, 'book', hold.example));
  end if;
  update import_batches set undo_started_at = p_now where id = p_batch_id;
end $$;
