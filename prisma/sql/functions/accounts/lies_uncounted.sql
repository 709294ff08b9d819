-- Whether a safe has held something all the time since the end of a day, without a count by another (is_count_by_another).
create or replace function lies_uncounted(p_place smallint, p_since date) returns boolean language sql volatile as $$
  select account_balance(p_since, p_place, account('CASH_SAFE')) > 0
    and not exists (
      select from safe_counts c where c.place_id = p_place and c.business_day > p_since and is_count_by_another(c))
    and not exists (
      select from (
        select sum(-p.amount) over (order by j.id) as moved
        from journals j cross join lateral (select account_id, amount from postings where journal_id = j.id offset 0) p
        where j.place_id = p_place and j.book_id is null and j.business_day > p_since and p.account_id = account('CASH_SAFE')) run
      where run.moved + account_balance(p_since, p_place, account('CASH_SAFE')) <= 0);
$$;
