-- Adds a job for every message that waits without one; returns how many.
create or replace function queue_stranded_messages() returns int language plpgsql as $$
declare
  queued int;
begin
  perform queue_delivery(m.id, m.secret is not null) from outbox_messages m
  where m.delivered_at is null and m.dead_at is null
    and not exists (select from pgboss.job j
                    where j.name = 'messages' and j.state < 'completed' and j.singleton_key = m.id::text);
  get diagnostics queued = row_count;
  return queued;
end $$;
