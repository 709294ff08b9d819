-- The transitions of an import. Undoing turns back when a book was used meanwhile.
create or replace function guard_import_batch() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('checking', 'checked'), ('checking', 'failed'), ('checked', 'importing'), ('checked', 'undone'),
    ('importing', 'imported'), ('imported', 'undoing'), ('undoing', 'imported'), ('undoing', 'undone')) then
    perform refuse('TH409', 'import_not_in_state', jsonb_build_object('status', old.status));
  end if;
  if (new.file_name, new.file_hash, new.uploaded_at, new.uploaded_by_id)
    is distinct from (old.file_name, old.file_hash, old.uploaded_at, old.uploaded_by_id) then
    raise exception 'an import stays the file it was' using errcode = 'TH500';
  end if;
  return new;
end $$;
