-- Whether a day of a place was closed, and its drawer counted, by an Admin, or by somebody who closed no other day of it in the 30 days
-- before.
create or replace function is_close_by_another(p_closing day_closings) returns boolean language sql stable as $$
  select p_closing.is_by_admin or not exists (
    select from day_closings d
    where d.place_id = p_closing.place_id and d.closed_by_id is not distinct from p_closing.closed_by_id
      and d.id <> p_closing.id and d.closed_at <= p_closing.closed_at and d.closed_at > p_closing.closed_at - interval '30 days');
$$;
