-- What every account holds at every place at the end of a day: what the latest close up to that day kept, and what was
-- posted since. A debit balance is more than nothing, so that the balances of rupees come to nothing together, and those of
-- gold. The postings are read journal by journal (offset 0 keeps them apart): there are few since a close, and many before.
create or replace function balances_at(p_day date)
returns table (place_id smallint, account_id smallint, balance bigint) language sql volatile as $$
  with kept as (
    select c.id, c.day from day_closings c
    where c.reopened_at is null and c.day <= p_day and exists (select from day_balances b where b.closing_id = c.id)
    order by c.day desc limit 1)
  select held.place_id, held.account_id, sum(held.balance)::bigint
  from (
    select b.place_id, b.account_id, b.balance from day_balances b join kept on kept.id = b.closing_id
    union all
    select j.place_id, p.account_id, -sum(p.amount) from journals j
    cross join lateral (select account_id, amount from postings where journal_id = j.id offset 0) p
    where j.business_day <= p_day and j.business_day > coalesce((select kept.day from kept), '-infinity')
    group by 1, 2) held
  group by 1, 2;
$$;
