create or replace trigger approval_settings_append_only before update or delete on approval_settings
  for each row execute function refuse_change();
create or replace trigger approval_settings_no_truncate before truncate on approval_settings
  for each statement execute function refuse_change();
