-- Notes which columns the versions of each record cover, where that changed. The rows that are there get a version of the new
-- form, unless it has only columns more in which they hold nothing.
create or replace function note_record_forms() returns void language sql as $$
  insert into record_forms (record, number, columns, is_done)
  select r.record, coalesce(f.number, 0) + 1, r.columns,
    coalesce(f.is_done, false) and f.columns <@ r.columns and not exists (
      select from pg_attribute a where a.attrelid = to_regclass(r.record) and a.attnum > 0 and not a.attisdropped
        and a.attname = any (r.columns) and a.attname <> all (f.columns) and (a.attnotnull or a.atthasdef))
  from recorded_tables() r
  left join lateral (select * from record_forms where record = r.record order by number desc limit 1) f on true
  where f.columns is distinct from r.columns;
$$;
