-- What the journals of a place come to at the end of a day, for each account in the books of each branch: what the latest close
-- of the place up to that day kept, and what was posted since. A debit balance is more than nothing. The postings are read journal
-- by journal (offset 0 keeps them apart): there are few since a close, and many before.
create or replace function balances_of_place(p_day date, p_place smallint)
returns table (branch_id smallint, account_id smallint, balance bigint) language sql volatile as $$
  with kept as (
    select c.id, c.day from day_closings c
    where c.place_id = p_place and c.reopened_at is null and c.day <= p_day
      and exists (select from day_balances b where b.closing_id = c.id)
    order by c.day desc limit 1)
  select held.branch_id, held.account_id, sum(held.balance)::bigint
  from (
    select b.place_id as branch_id, b.account_id, b.balance from day_balances b join kept on kept.id = b.closing_id
    union all
    select p.branch_id, p.account_id, -sum(p.amount) from journals j
    cross join lateral (select branch_id, account_id, amount from postings where journal_id = j.id offset 0) p
    where j.business_day <= p_day and j.business_day > coalesce((select kept.day from kept), '-infinity')
      and j.place_id = p_place
    group by 1, 2) held
  group by 1, 2;
$$;
