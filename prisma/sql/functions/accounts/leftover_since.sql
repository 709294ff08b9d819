-- The first of the days in a row on which something was left over in a clearing account and not explained, as it was noted last.
create or replace function leftover_since(p_place smallint, p_account smallint) returns date language sql stable as $$
  select min(l.day) from receipt_leftovers l
  where (l.place_id, l.account_id) = (p_place, p_account) and l.day > coalesce((
    select max(n.day) from receipt_leftovers n
    where (n.place_id, n.account_id) = (p_place, p_account) and n.leftover_paise = n.explained_paise), '-infinity');
$$;
