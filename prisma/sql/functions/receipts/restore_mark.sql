-- Returns the mark of a backup that was brought back and is not noted yet (note_restore); null where there is none.
create or replace function restore_mark() returns text language sql stable as $$
  select found.mark from mark_of_restore() as found (mark)
  where found.mark is not null and not exists (select from restores r where r.mark = found.mark)
$$;
