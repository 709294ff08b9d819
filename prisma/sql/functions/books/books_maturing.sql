-- Returns the open books of these clients (null: of all) that mature on one of the days from p_from (null: from ever) to p_to, as p_today
-- knows it, and when. A payment moves the maturity where the terms have `late.moves` or `rests`, and where an older scheme shifts it.
-- Of such a book under terms it is what book_worth says, as in its quote, and while instalments are open not before the day of who
-- pays in time. Only books that can mature on one of these days are valued: from the maturity as first reckoned on, and as far as
-- payments have moved it at most. The maturity kept with a book is that first one or later: earlier it is where the terms have `rests`.
create or replace function books_maturing(p_clients bigint[], p_today date, p_from date, p_to date)
returns table (book_id bigint, client_id bigint, matures_on date) language sql stable as $$
  select b.id, b.client_id, moved.matures_on
  from books b
  join scheme_versions v on v.id = b.scheme_version_id
  cross join lateral (select case when v.terms is null then older_maturity(b, v) else b.matures_on end as matures_on offset 0) moved
  where (p_clients is null or b.client_id = any(p_clients)) and b.status = 'approved' and not terms_move_maturity(v.terms)
    and b.matures_on <= p_to and moved.matures_on between coalesce(p_from, '-infinity') and p_to
  union all
  select b.id, b.client_id, moved.matures_on
  from books b
  join scheme_versions v on v.id = b.scheme_version_id
  join book_balances s on s.book_id = b.id
  cross join lateral (select span_after(coalesce(b.joined_on, b.opened_on), v.terms -> 'schedule' -> 'matures', 1) as first) planned
  cross join lateral (select case when first <= p_to and (p_from is null or latest_maturity(b, v.terms) >= p_from) then greatest(
    (book_worth(b, v, p_today, null) ->> 'maturesOn')::date,
    case when s.instalments_paid < b.instalments then b.matures_on end) end as matures_on
    -- `offset 0` keeps PostgreSQL from writing this expression into each place that uses it, so that a book is valued once.
    offset 0) moved
  where (p_clients is null or b.client_id = any(p_clients)) and b.status = 'approved' and terms_move_maturity(v.terms)
    and (b.matures_on <= p_to or v.terms -> 'schedule' ? 'rests')
    and moved.matures_on between coalesce(p_from, '-infinity') and p_to;
$$;
