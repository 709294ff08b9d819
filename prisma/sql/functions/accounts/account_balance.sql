-- What one account holds at one place at the end of a day.
create or replace function account_balance(p_day date, p_place smallint, p_account smallint) returns bigint
language sql volatile as $$
  select coalesce(sum(b.balance), 0)::bigint from balances_at(p_day) b
  where b.place_id = p_place and b.account_id = p_account;
$$;
