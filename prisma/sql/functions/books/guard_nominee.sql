-- A settled or withdrawn book gets no nominee. The twin is `setNominee`. Who names somebody for a book waits for whoever does so now, so
-- that `check_nominee_shares` sees all of them.
create or replace function guard_nominee() returns trigger language plpgsql as $$
begin
  perform from books where id = new.book_id for no key update;
  if exists (select from books where id = new.book_id and status in ('settled', 'withdrawn')) then
    raise exception 'book % gets no nominee any more', new.book_id using errcode = 'TH500';
  end if;
  return new;
end $$;
