-- Checks at commit that a book which another branch got has a journal that says so, as its last one. move_book() enforces the same rule.
create or replace function require_book_moved() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journals j
    where j.book_id = new.id and j.kind = 'BookMoved' and j.place_id = old.branch_id
      and j.book_seq = (select max(l.book_seq) from journals l where l.book_id = new.id and l.kind = 'BookMoved')) then
    raise exception 'no journal says that book % was given to another branch', new.id using errcode = 'TH500';
  end if;
  return null;
end $$;
