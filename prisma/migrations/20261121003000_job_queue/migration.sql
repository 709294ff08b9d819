-- pg-boss hands out the work that runs beside the requests. Its schema is there before this migration runs (see
-- platform/job-queue.ts); the application works in it and does not change its shape.
grant usage on schema pgboss to thangam_app;
grant select, insert, update, delete on all tables in schema pgboss to thangam_app;
-- For what a later version of pg-boss adds.
alter default privileges in schema pgboss grant select, insert, update, delete on tables to thangam_app;

-- One job for each waiting message. After 30 s, 1 min, 2 min … at most 2 h it is tried again, up to twice that with
-- what pg-boss adds by chance; the application gives a message up before these tries end. A worker that died is
-- noticed after a minute, longer than a mail and an SMS ever take.
select pgboss.create_queue('messages', '{
  "policy": "standard", "retryLimit": 100, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 7200,
  "expireInSeconds": 60, "retentionSeconds": 2592000, "deleteAfterSeconds": 3600
}');

-- The job that delivers a message. It holds the id alone, and goes before others when somebody waits for the message.
create function queue_delivery(p_message_id bigint, p_is_awaited boolean) returns void language plpgsql as $$
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
revoke execute on function queue_delivery(bigint, boolean) from public;
grant execute on function queue_delivery(bigint, boolean) to thangam_app;

-- `available_at` is when a message was last put in line: when it was written, or when it is to be sent again. Whatever
-- puts one there, a money function or the application, gets its job in the same transaction.
create function queue_delivery_of_message() returns trigger language plpgsql as $$
begin
  perform queue_delivery(new.id, new.secret is not null);
  return null;
end $$;
revoke execute on function queue_delivery_of_message() from public;

create trigger outbox_messages_queued after insert on outbox_messages
  for each row when (new.delivered_at is null and new.dead_at is null)
  execute function queue_delivery_of_message();
create trigger outbox_messages_queued_again after update of available_at on outbox_messages
  for each row when (new.available_at is distinct from old.available_at
                     and new.delivered_at is null and new.dead_at is null)
  execute function queue_delivery_of_message();

-- What waits without a job, whatever took its job away, gets one; answers how many did.
create function queue_stranded_messages() returns int language plpgsql as $$
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
revoke execute on function queue_stranded_messages() from public;
grant execute on function queue_stranded_messages() to thangam_app;

drop index outbox_messages_due_idx;
create index outbox_messages_waiting_idx on outbox_messages(id) where delivered_at is null and dead_at is null;

-- A message can be sent again; never one whose code or password is erased (twin: outbox/send-again.ts).
alter table outbox_messages
  add column resends integer not null default 0,
  add constraint outbox_messages_resends_check check (
    resends >= 0 and
    (resends = 0 or kind not in ('account_welcome', 'temporary_password', 'recovery_code', 'request_code')));

-- Messages written before there were jobs.
select queue_stranded_messages();

-- An answered request stays answered for thirty days: no screen and no server asks again after that.
create function forget_answered_requests(p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten int;
begin
  -- Not by the caller's word alone: what is younger by the database's own clock stays.
  delete from idempotency_keys where created_at < least(p_now, now()) - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function forget_answered_requests(timestamptz) from public;
grant execute on function forget_answered_requests(timestamptz) to thangam_app;
