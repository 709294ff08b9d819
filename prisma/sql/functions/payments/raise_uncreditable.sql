-- Raises an exception for each verified payment that its book, just credited with another, takes no more: nothing but a
-- decision of an Admin can end it.
create or replace function raise_uncreditable(p_now timestamptz, p_book books, p_version scheme_versions, p_credited_id bigint)
returns void language sql as $$
  insert into payment_exceptions (payment_id, kind, raised_at)
  select p.id, 'not_creditable', p_now from payments p
  where p.book_id = p_book.id and p.status = 'verified' and p.id <> p_credited_id
    and not fits_book(p_book, p_version, p.amount_paise)
    and not is_set_aside(p)
  order by p.id;
$$;
