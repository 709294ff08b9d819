-- Sees to it that a message is delivered, in the transaction that queues it, whichever function or program does. One that somebody
-- waits for, or that is sent again, gets its job at once; the background work gives it to the others (queue_deliveries), so that no
-- payment writes to the queue. `available_at` is when the message was last queued: when it was written, or when it is to be sent again.
create or replace function queue_delivery_of_message() returns trigger language plpgsql as $$
begin
  if new.secret is not null or tg_op = 'UPDATE' then
    perform queue_job('messages', new.id, new.secret is not null);
  elsif new.delivered_at is null and new.dead_at is null then
    insert into unqueued_messages (message_id) values (new.id);
  end if;
  return null;
end $$;
