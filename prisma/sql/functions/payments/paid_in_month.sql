-- Returns how many instalments of a book were paid in the calendar month of a day, but for one payment.
create or replace function paid_in_month(p_book_id bigint, p_day date, p_but_payment_id bigint) returns int
language sql stable as $$
  select coalesce(sum(instalment_count), 0)::int from payments
  where book_id = p_book_id and status = 'credited' and id is distinct from p_but_payment_id
    and business_day >= date_trunc('month', p_day::timestamp)::date
    and business_day < (date_trunc('month', p_day::timestamp) + interval '1 month')::date;
$$;
