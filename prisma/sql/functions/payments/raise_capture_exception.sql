-- Raises an exception where the money of a verified payment cannot be credited without an Admin, unless one is open.
-- Returns whether an exception is open.
create or replace function raise_capture_exception(p_now timestamptz, p_payment payments) returns boolean language plpgsql as $$
begin
  insert into payment_exceptions (payment_id, kind, raised_at)
  select p_payment.id, case when b.status = 'approved' then 'late_capture' else 'book_closed' end, p_now
  from books b
  where b.id = p_payment.book_id
    and (b.status <> 'approved'
         -- Once an Admin has said that its money went back, money that comes is for an Admin to look at.
         or exists (select from payment_exceptions where payment_id = p_payment.id and resolution = 'money_returned'))
    and not exists (select from payment_exceptions where payment_id = p_payment.id and resolved_at is null);
  return exists (select from payment_exceptions where payment_id = p_payment.id and resolved_at is null);
end $$;
