-- Refuses at commit a journal without postings; only a close, and the move of a book without money, may have moved nothing. Whether it
-- balances was asked when its lines were added (require_balanced_postings), and no line ever changes.
create or replace function require_whole_journal() returns trigger language plpgsql as $$
begin
  if new.kind not in ('Close', 'BookMoved') and not exists (select from postings where journal_id = new.id) then
    raise exception 'journal % has no postings', new.id using errcode = 'TH500';
  end if;
  return null;
end $$;
