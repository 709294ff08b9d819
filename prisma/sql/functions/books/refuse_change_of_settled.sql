-- Refuses to reverse a journal of a settled book, and one that a settlement of parts rests on. refund_payment() checks the same.
create or replace function refuse_change_of_settled() returns trigger language plpgsql as $$
begin
  if exists (select from books where id = new.book_id and status = 'settled') then
    raise exception 'book % is settled', new.book_id using errcode = 'TH500';
  elsif exists (select from part_settlements s join journals j on j.id = new.reverses_id
    where s.book_id = new.book_id and s.before_seq > j.book_seq) then
    raise exception 'a part of book % is settled', new.book_id using errcode = 'TH500';
  end if;
  return new;
end $$;
