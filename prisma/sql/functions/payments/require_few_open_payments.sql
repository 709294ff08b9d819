-- Refuses a further online payment while as many as the shop allows can still be paid, for the book or by its client. The
-- books of one client may be paid in several windows at once: the second waits for the first, after each has locked its book.
create or replace function require_few_open_payments(p_now timestamptz, p_day date, p_book books) returns void
language plpgsql as $$
declare
  of_book int;
  of_client int;
begin
  perform lock_money_of_client(p_book.client_id);
  select count(*) filter (where p.book_id = p_book.id), count(*) into of_book, of_client
  from books b join payments p on p.book_id = b.id left join gateway_orders o on o.payment_id = p.id
  where b.client_id = p_book.client_id and p.status = 'pending' and p.source = 'online'
    and coalesce(o.expires_at > p_now, p.business_day >= p_day);
  if of_book >= setting_count('open_payments_per_book') then
    perform refuse('TH409', 'open_payments_of_book', jsonb_build_object('open', of_book::text));
  elsif of_client >= setting_count('open_payments_per_client') then
    perform refuse('TH409', 'open_payments_of_client', jsonb_build_object('open', of_client::text));
  end if;
end $$;
