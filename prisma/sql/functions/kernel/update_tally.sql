-- Keeps the counts of books and clients in `tallies` while rows are written. tg_argv[0] is the subject.
create or replace function update_tally() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject constant text := tg_argv[0];
begin
  insert into tallies as t (subject, key, shard, count)
  select subject, change.key, pg_backend_pid() % 8, sum(change.number)
  from (select tally_key(subject, to_jsonb(new)) as key, 1 as number where tg_op <> 'DELETE'
        union all
        select tally_key(subject, to_jsonb(old)), -1 where tg_op <> 'INSERT') change
  group by change.key
  having sum(change.number) <> 0
  order by change.key
  on conflict on constraint tallies_pkey do update set count = t.count + excluded.count;
  return null;
end $$;
