create or replace trigger gateway_captures_kept before update on gateway_captures for each row execute function refuse_capture_change();
create or replace trigger gateway_captures_no_delete before delete on gateway_captures for each row execute function refuse_change();
create or replace trigger gateway_captures_no_truncate before truncate on gateway_captures
  for each statement execute function refuse_change();
