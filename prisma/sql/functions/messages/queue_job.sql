-- Adds a job for a message, to deliver it ('messages') or to push it ('pushes'), that begins at p_after. The job stores the id
-- alone, and goes before others when somebody waits for the message.
create or replace function queue_job(
  p_queue text, p_message_id bigint, p_is_awaited boolean default false, p_after timestamptz default now()
) returns void language plpgsql as $$
begin
  insert into pgboss.job (name, data, singleton_key, priority, policy, retry_limit, retry_delay, retry_backoff,
                          retry_delay_max, expire_seconds, deletion_seconds, start_after, keep_until)
  select name, jsonb_build_object('messageId', p_message_id::text), p_message_id::text, p_is_awaited::int, policy,
         retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
         p_after, p_after + retention_seconds * interval '1 s'
  from pgboss.queue where name = p_queue;
  if not found then
    raise exception 'the queue % is missing', p_queue;
  end if;
end $$;
