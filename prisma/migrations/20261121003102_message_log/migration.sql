-- The log of messages is filtered by kind and by day, and finds who asked to join.
create index outbox_messages_kind_id_idx on outbox_messages(kind, id desc);
create index outbox_messages_created_at_idx on outbox_messages(created_at);
create index outbox_messages_request_idx on outbox_messages((payload ->> 'requestId')) where payload ? 'requestId';
