-- Returns what the database was marked with when a backup was brought back: by a setting of the server, which comes with its files, or
-- by the comment of the database. Null where it never was, or where that is noted (note_restore).
create or replace function restore_mark() returns text language sql stable as $$
  select mark from (
    select coalesce(
      nullif(current_setting('thangam.restored', true), ''),
      substring(shobj_description(oid, 'pg_database') from '^restored (.+)$')) as mark
    from pg_database where datname = current_database()) found
  where mark is not null and not exists (select from restores r where r.mark = found.mark)
$$;
