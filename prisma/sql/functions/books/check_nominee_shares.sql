-- All who are named for a book get all of it together; nobody is named for a part alone. The twin is `typedNominees`.
create or replace function check_nominee_shares() returns trigger language plpgsql as $$
declare
  named record;
begin
  select count(*) as people, coalesce(sum(share_percent), 0) as shares into named
  from nominees where book_id = new.book_id and ended_at is null;
  if named.people > 10 or (named.people > 0 and named.shares <> 100) then
    raise exception 'the nominees of book % get % of a hundred', new.book_id, named.shares using errcode = 'TH500';
  end if;
  return null;
end $$;
