-- Refuses at commit a journal that does not balance, has no postings, or posts to the book of another journal.
create or replace function require_balanced_journal() returns trigger language plpgsql as $$
declare
  journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if exists (select from postings where journal_id = journal group by commodity having sum(amount) <> 0) then
    raise exception 'journal % does not balance', journal using errcode = 'TH500';
  end if;
  if not exists (select from postings where journal_id = journal)
    and exists (select from journals where id = journal and kind <> 'Close') then
    raise exception 'journal % has no postings', journal using errcode = 'TH500';
  end if;
  if exists (select from postings p join journals j on j.id = p.journal_id
             where p.journal_id = journal and p.book_id <> j.book_id) then
    raise exception 'journal % posts to another book', journal using errcode = 'TH500';
  end if;
  return null;
end $$;
