-- What somebody is shown of a book that is paid online, in one text: the number of its last journal, its newest payment online that
-- is neither credited nor ended, and how many of these have come in.
create or replace function state_to_pay(p_book_id bigint) returns text language sql stable as $$
  select b.seq || '.' || coalesce(max(p.id), 0) || '.' || count(*) filter (where p.status = 'verified')
  from book_balances b
  left join payments p on p.book_id = b.book_id and p.source = 'online' and p.status in ('pending', 'verified')
  where b.book_id = p_book_id
  group by b.seq
$$;
