-- How much of a leftover is explained: what was so when it was last looked at, with what somebody said since, and never more than there
-- is. What was explained and then gone explains nothing that comes later, and so does what does not wait longer than before any more.
create or replace function explained_leftover(p_place smallint, p_account smallint, p_today date, p_paise bigint, p_slower bigint)
returns bigint language sql stable as $$
  select greatest(0, least(p_paise, coalesce(before.explained_paise - greatest(0, before.slower_paise - p_slower), 0) + coalesce((
    select sum(e.amount_paise) from receipt_explanations e
    where (e.place_id, e.account_id) = (p_place, p_account) and e.explained_at >= coalesce(before.noted_at, '-infinity')), 0)))::bigint
  from (select) one
  left join lateral (
    select * from receipt_leftovers l where (l.place_id, l.account_id) = (p_place, p_account) and l.day < p_today
    order by l.day desc limit 1) before on true;
$$;
