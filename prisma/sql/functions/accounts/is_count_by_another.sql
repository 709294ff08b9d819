-- Whether a count of a safe was made by an Admin, or by another hand than those that keep it: by somebody who had its cash not in hand
-- in the 30 days before (keeps_cash), and who did not make the last such count in these days. Whoever counts it alone keeps it.
create or replace function is_count_by_another(p_count safe_counts) returns boolean language sql stable as $$
  select p_count.is_by_admin or not keeps_cash(p_count.counted_by_id, p_count.place_id, p_count.counted_at) and not coalesce((
    select s.counted_by_id is not distinct from p_count.counted_by_id
    from safe_counts s
    where s.place_id = p_count.place_id and s.id < p_count.id and s.counted_at > p_count.counted_at - interval '30 days'
      and (s.is_by_admin or not keeps_cash(s.counted_by_id, s.place_id, s.counted_at))
    order by s.id desc limit 1), false);
$$;
