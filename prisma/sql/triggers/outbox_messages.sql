create or replace trigger outbox_messages_queued after insert on outbox_messages
  for each row execute function queue_delivery_of_message();
create or replace trigger outbox_messages_queued_again after update of available_at on outbox_messages
  for each row when (new.available_at is distinct from old.available_at
                     and new.delivered_at is null and new.dead_at is null)
  execute function queue_delivery_of_message();
