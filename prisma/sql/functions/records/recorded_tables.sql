-- Returns the tables that recorded.sql names, with what it says of each and the columns that a version covers.
create or replace function recorded_tables()
returns table (record text, subject text, owner text, keys text[], left_out text[], columns text[]) language sql stable as $$
  select c.relname::text, a[1], a[2], a[3]::text[], a[4]::text[],
    (select array_agg(attname::text order by attname) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attname <> all (a[4]::text[]))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  cross join lateral string_to_array(encode(t.tgargs, 'escape'), '\000') a
  where t.tgfoid = 'record_change()'::regprocedure and c.relnamespace = 'public'::regnamespace;
$$;
