-- Whether a count of a safe was made by an Admin, or by somebody who closed no day in the 30 days before it: whoever closes a day says
-- how much of its cash goes into the safe.
create or replace function is_count_by_another(p_count safe_counts) returns boolean language sql stable as $$
  select p_count.is_by_admin or not exists (
    select from day_closings d
    where d.closed_by_id is not distinct from p_count.counted_by_id and d.closed_at <= p_count.counted_at
      and d.closed_at > p_count.counted_at - interval '30 days');
$$;
