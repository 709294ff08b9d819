-- Refuses at commit a journal that does not balance in each branch, has no postings, or posts to the book of another journal. It runs for
-- the journal and for each of its postings, so it looks once.
create or replace function require_balanced_journal() returns trigger language plpgsql as $$
declare
  journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
  found_lines record;
begin
  select count(*) as sums, bool_or(c.is_unbalanced) as are_unbalanced, bool_or(c.is_elsewhere) as are_elsewhere
  into found_lines
  from (select sum(p.amount) <> 0 as is_unbalanced, bool_or(p.book_id <> j.book_id) as is_elsewhere
        from postings p join journals j on j.id = p.journal_id
        where p.journal_id = journal group by p.commodity, p.branch_id) c;
  if found_lines.are_unbalanced then
    raise exception 'journal % does not balance', journal using errcode = 'TH500';
  elsif found_lines.are_elsewhere then
    raise exception 'journal % posts to another book', journal using errcode = 'TH500';
  elsif found_lines.sums = 0 then
    -- Inside, so that it is planned only where it is asked.
    if exists (select from journals where id = journal and kind not in ('Close', 'BookMoved')) then
      raise exception 'journal % has no postings', journal using errcode = 'TH500';
    end if;
  end if;
  return null;
end $$;
