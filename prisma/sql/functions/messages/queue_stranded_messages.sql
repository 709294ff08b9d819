-- Adds a job for some of the messages that wait without one, the oldest first; returns how many. Zero: all have one, or get it by
-- queue_deliveries().
create or replace function queue_stranded_messages() returns int language plpgsql as $$
declare
  queued int;
begin
  perform queue_job('messages', m.id, m.is_secret) from (
    select id, secret is not null as is_secret from outbox_messages m
    where m.delivered_at is null and m.dead_at is null
      and not exists (select from unqueued_messages u where u.message_id = m.id)
      and not exists (select from pgboss.job j
                      where j.name = 'messages' and j.state < 'completed' and j.singleton_key = m.id::text)
    order by id limit 1000) m;
  get diagnostics queued = row_count;
  return queued;
end $$;
