create or replace trigger receipt_leftovers_append_only before update or delete on receipt_leftovers
  for each row execute function refuse_change();
create or replace trigger receipt_leftovers_no_truncate before truncate on receipt_leftovers
  for each statement execute function refuse_change();
