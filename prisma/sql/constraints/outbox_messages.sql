-- What the columns of a message say fits together: message_fits() names the rule that is broken.
alter table outbox_messages
  drop constraint if exists outbox_messages_check,
  add constraint outbox_messages_check check (message_fits(outbox_messages));
