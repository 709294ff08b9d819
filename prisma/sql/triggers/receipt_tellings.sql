create or replace trigger receipt_tellings_append_only before update or delete on receipt_tellings
  for each row execute function refuse_change();
create or replace trigger receipt_tellings_no_truncate before truncate on receipt_tellings
  for each statement execute function refuse_change();
