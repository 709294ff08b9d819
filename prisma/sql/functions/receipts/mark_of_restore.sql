-- Returns what the database was marked with when a backup was brought back: by a setting of the server, which comes with its files, or
-- by the comment of the database. Null where it never was.
create or replace function mark_of_restore() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('thangam.restored', true), ''),
    substring(shobj_description(oid, 'pg_database') from '^restored (.+)$'))
  from pg_database where datname = current_database()
$$;
