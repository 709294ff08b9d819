create or replace trigger gateway_events_no_delete before delete on gateway_events for each row execute function refuse_change();
create or replace trigger gateway_events_no_truncate before truncate on gateway_events for each statement execute function refuse_change();
