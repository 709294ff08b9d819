-- Returns a day that a book under terms matures on at the latest, as far as it is paid: what book_worth says is never later, and this
-- asks less. A holiday that moved a due day, a late instalment that is free, and a closing day after which nothing moves the maturity
-- are left out of it.
create or replace function latest_maturity(p_book books, p_terms jsonb) returns date
language sql stable as $$
  with known as (
    select coalesce(p_book.joined_on, p_book.opened_on) as joined,
      span_after(coalesce(p_book.joined_on, p_book.opened_on), p_terms -> 'schedule' -> 'matures', 1) as first,
      greatest(p_book.opened_on, (select max(business_day) from payments where book_id = p_book.id)) as last_paid
  ), brought as (
    select p.business_day as day, row_number() over (order by p.business_day nulls first, c.instalment_number)::int as number
    from instalment_credits c left join payments p on p.id = c.payment_id
    where c.book_id = p_book.id and c.reversed_by_journal_id is null and p_terms -> 'late' ? 'moves'
  ), late as (
    select day - terms_planned_day(p_terms -> 'schedule', joined, number) - (p_terms -> 'late' -> 'grace')::int as days
    from brought, known
  )
  select greatest(p_book.matures_on, last_paid + (p_terms -> 'schedule' -> 'rests')::int,
    case p_terms -> 'late' ->> 'moves' when 'longest' then first + (select max(days) from late)
      when 'months' then (first + make_interval(months => (select count(*) from late where days > 0)::int))::date end)
  from known;
$$;
