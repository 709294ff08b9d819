-- Records what became of a row. Its arguments, in recorded.sql: the subject of the chain, the column that names it, the
-- columns of the key, those that are left out, and those of which no earlier value is kept.
--
-- Moments and bytes are written alike whatever the session's settings are. The table's name becomes a text first: in the collation
-- of names, which it would hand on, PostgreSQL could not look the chain up in its index, and read every chain for each change.
create or replace function record_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set timezone = 'UTC' set bytea_output = 'hex'
as $$
declare
  record constant text := tg_table_name;
  left_out constant text[] := tg_argv[3];
  earlier jsonb;
  present jsonb;
begin
  if tg_op <> 'INSERT' then
    earlier := to_jsonb(old);
    earlier := record_content(earlier, left_out);
  end if;
  if tg_op <> 'DELETE' then
    present := to_jsonb(new);
    present := record_content(present, left_out);
  end if;
  if earlier = present then
    return null;
  elsif tg_op = 'UPDATE' and record_subject(tg_argv[0], tg_argv[1], earlier) = record_subject(tg_argv[0], tg_argv[1], present)
    and record_key(earlier, tg_argv[2]::text[]) = record_key(present, tg_argv[2]::text[]) then
    perform append_change(tg_argv[0], record_subject(tg_argv[0], tg_argv[1], present), record,
      record_key(present, tg_argv[2]::text[]), earlier, present, tg_argv[4]::text[]);
    return null;
  end if;
  -- A row that is given to another subject, or gets another key, leaves the one and comes to the other.
  if earlier is not null then
    perform append_version(tg_argv[0], record_subject(tg_argv[0], tg_argv[1], earlier), record,
      record_key(earlier, tg_argv[2]::text[]), 'removed', null);
  end if;
  if present is not null then
    perform append_version(tg_argv[0], record_subject(tg_argv[0], tg_argv[1], present), record,
      record_key(present, tg_argv[2]::text[]), 'added', sha256(convert_to(present::text, 'UTF8')));
  end if;
  return null;
end $$;
