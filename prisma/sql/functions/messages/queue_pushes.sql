-- Adds a job for each of these messages whose person takes pushes on some device now.
create or replace function queue_pushes(p_message_ids bigint[]) returns void language sql as $$
  select queue_job('pushes', m.id) from outbox_messages m
  left join clients c on c.id = m.client_id
  where m.id = any(p_message_ids) and exists (
    select from sessions s join push_subscriptions p on p.session_id = s.id
    where s.user_id = coalesce(m.user_id, c.user_id) and s.revoked_at is null)
  order by m.id;
$$;
