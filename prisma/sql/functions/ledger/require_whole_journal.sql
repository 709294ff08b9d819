-- Refuses at commit a journal that does not balance, and one without postings; only a close, and the move of a book without money, may
-- have moved nothing.
create or replace function require_whole_journal() returns trigger language plpgsql as $$
begin
  if not require_balanced(new.id) and new.kind not in ('Close', 'BookMoved') then
    raise exception 'journal % has no postings', new.id using errcode = 'TH500';
  end if;
  return null;
end $$;
