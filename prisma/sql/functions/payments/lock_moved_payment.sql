-- Locks a payment as lock_payment() does, and before it the books to which its money was moved since, in one order as
-- move_payment() locks them. Returns the payment.
create or replace function lock_moved_payment(p_payment_id bigint) returns payments language plpgsql as $$
begin
  if exists (select from payments where corrects_id = p_payment_id) then
    perform from books where id in (
      with recursive moved as (
        select id, book_id from payments where id = p_payment_id
        union all
        select p.id, p.book_id from payments p join moved m on p.corrects_id = m.id)
      select book_id from moved)
    order by id for no key update;
  end if;
  return lock_payment(p_payment_id, null);
end $$;
