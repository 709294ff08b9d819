create or replace trigger record_versions_append_only before update or delete on record_versions
  for each row execute function refuse_change();
create or replace trigger record_versions_no_truncate before truncate on record_versions
  for each statement execute function refuse_change();
