create or replace trigger settlement_files_append_only before update or delete on settlement_files
  for each row execute function refuse_change();
create or replace trigger settlement_files_no_truncate before truncate on settlement_files
  for each statement execute function refuse_change();
