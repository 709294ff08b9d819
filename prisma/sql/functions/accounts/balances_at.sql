-- What every account holds at every branch at the end of a day, whichever place posted it. A debit balance is more than nothing, so that
-- the balances of rupees come to nothing together in each branch, and those of gold.
create or replace function balances_at(p_day date)
returns table (place_id smallint, account_id smallint, balance bigint) language sql volatile as $$
  select b.branch_id, b.account_id, sum(b.balance)::bigint
  from places p cross join lateral balances_of_place(p_day, p.id) b
  group by 1, 2;
$$;
