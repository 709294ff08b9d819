-- Returns the payment that holds the money of p_payment: itself, or where it was moved, the one that it was moved to last.
-- Locks each on the way; lock_moved_payment() has locked their books.
create or replace function holder_of_money(p_payment payments) returns payments language plpgsql as $$
declare
  holder payments := p_payment;
  moved_to bigint;
begin
  loop
    select id into moved_to from payments where corrects_id = holder.id;
    exit when not found;
    holder := lock_payment(moved_to, null);
  end loop;
  return holder;
end $$;
