-- Returns the cash limits of a day for a book and its client, and how much cash counts against each already.
create or replace function cash_limit_usage(p_day date, p_book_id bigint)
returns table (scope text, action text, limit_paise bigint, taken_paise bigint) language sql volatile as $$
  with limits as (
    select * from cash_limits where effective_from <= p_day order by effective_from desc, id desc limit 1)
  select 'day', l.day_action, l.day_paise, cash_of_day((select client_id from books where id = p_book_id), p_day)
  from limits l where l.day_action <> 'off'
  union all
  select 'book', l.book_action, l.book_paise, cash_of_book(p_book_id) from limits l where l.book_action <> 'off';
$$;
