-- Whether the terms of a book allow a payment in its calendar month. p_beside are instalments that are just being credited, too.
-- Months paid elsewhere count in the month in which they were due. The twin: isWithinMonth.
create or replace function fits_month(p_version scheme_versions, p_payment payments, p_beside int default 0) returns boolean
language sql stable as $$
  select case when p_version.terms -> 'schedule' -> 'perMonth' is null then true
    else paid_in_month(p_payment.book_id, p_payment.business_day, p_payment.id)
      + brought_in_month(p_payment.book_id, p_version.terms -> 'schedule', p_payment.business_day)
      + p_payment.instalment_count + p_beside <= (p_version.terms -> 'schedule' -> 'perMonth')::int end;
$$;
