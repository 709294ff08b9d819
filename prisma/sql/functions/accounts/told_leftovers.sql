-- What is told of now as left over in clearing accounts, as far as nobody has explained it since.
create or replace function told_leftovers() returns setof receipt_leftovers language sql stable as $$
  select l.* from places p
  cross join (values (account('UPI_CLEARING')), (account('BANK_TRANSFERS'))) a(id)
  cross join lateral (
    select * from receipt_leftovers where (place_id, account_id) = (p.id, a.id) order by day desc limit 1) l
  where l.told_paise > 0 and not exists (
    select from receipt_explanations e
    where (e.place_id, e.account_id) = (l.place_id, l.account_id) and e.explained_at >= l.noted_at);
$$;
