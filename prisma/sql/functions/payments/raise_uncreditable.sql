-- Raises an exception for each verified payment that its book, just credited with another, takes no more: nothing but a
-- decision of an Admin can end it.
create or replace function raise_uncreditable(p_now timestamptz, p_book books, p_version scheme_versions, p_credited payments)
returns void language sql as $$
  insert into payment_exceptions (payment_id, kind, raised_at)
  select p.id, 'not_creditable', p_now from payments p
  where p.book_id = p_book.id and p.status = 'verified' and p.id <> p_credited.id
    and not (fits_book(p_book, p_version, p.amount_paise) and fits_month(p_version, p, case
      when date_trunc('month', p.business_day::timestamp) = date_trunc('month', p_credited.business_day::timestamp)
      then p_credited.instalment_count else 0 end))
    and not is_set_aside(p)
  order by p.id;
$$;
