-- Refuses to reverse a journal of a settled book. refund_payment() checks the same.
create or replace function refuse_change_of_settled() returns trigger language plpgsql as $$
begin
  if exists (select from books where id = new.book_id and status = 'settled') then
    raise exception 'book % is settled', new.book_id using errcode = 'TH500';
  end if;
  return new;
end $$;
