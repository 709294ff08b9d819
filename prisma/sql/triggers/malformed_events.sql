create or replace trigger malformed_events_append_only before update or delete on malformed_events
  for each row execute function refuse_change();
create or replace trigger malformed_events_no_truncate before truncate on malformed_events
  for each statement execute function refuse_change();
