-- Adds the job of a message in the transaction that queues it, whichever function or program does. `available_at` is
-- when the message was last queued: when it was written, or when it is to be sent again.
create or replace function queue_delivery_of_message() returns trigger language plpgsql as $$
begin
  perform queue_delivery(new.id, new.secret is not null);
  return null;
end $$;
