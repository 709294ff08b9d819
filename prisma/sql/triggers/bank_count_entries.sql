create or replace trigger bank_count_entries_append_only before update or delete on bank_count_entries
  for each row execute function refuse_change();
create or replace trigger bank_count_entries_no_truncate before truncate on bank_count_entries
  for each statement execute function refuse_change();
