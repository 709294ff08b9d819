-- Adds the job that delivers a message. The job stores the id alone, and goes before others when somebody waits for the
-- message.
create or replace function queue_delivery(p_message_id bigint, p_is_awaited boolean) returns void language plpgsql as $$
begin
  insert into pgboss.job (name, data, singleton_key, priority, policy, retry_limit, retry_delay, retry_backoff,
                          retry_delay_max, expire_seconds, deletion_seconds, keep_until)
  select name, jsonb_build_object('messageId', p_message_id::text), p_message_id::text, p_is_awaited::int, policy,
         retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
         now() + retention_seconds * interval '1 s'
  from pgboss.queue where name = 'messages';
  if not found then
    raise exception 'the queue of messages is missing';
  end if;
end $$;
