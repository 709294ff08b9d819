create or replace trigger audit_append_only before update or delete on audit_entries for each row execute function refuse_change();
create or replace trigger audit_no_truncate before truncate on audit_entries for each statement execute function refuse_change();
