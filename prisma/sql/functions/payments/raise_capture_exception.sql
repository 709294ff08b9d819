-- Raises an exception where the money of a verified payment cannot be credited without an Admin, unless one is open.
-- p_refusal is why a credit that was tried was refused. Returns whether an exception is open.
create or replace function raise_capture_exception(p_now timestamptz, p_payment payments, p_refusal text default null)
returns boolean language plpgsql as $$
begin
  insert into payment_exceptions (payment_id, kind, raised_at)
  select p_payment.id, found.kind, p_now
  from books b
  join scheme_versions v on v.id = b.scheme_version_id
  cross join lateral (select case
    when b.status <> 'approved' then 'book_closed'
    -- Once an Admin has said that its money went back, money that comes is for an Admin to look at.
    when exists (select from payment_exceptions where payment_id = p_payment.id and resolution = 'money_returned')
      then 'late_capture'
    -- Another payment was credited by its number.
    when p_refusal = 'transaction_number_used' then 'late_capture'
    -- A closed day and a missing rate pass; nothing else does.
    when p_refusal not in ('day_closed', 'weight_required', 'gold_rate_missing')
      or not (fits_book(b, v, p_payment.amount_paise) and fits_month(v, p_payment)) then 'not_creditable' end as kind) found
  where b.id = p_payment.book_id and found.kind is not null
    and not is_set_aside(p_payment);
  return is_set_aside(p_payment);
end $$;
