create or replace trigger safe_tellings_append_only before update or delete on safe_tellings for each row execute function refuse_change();
create or replace trigger safe_tellings_no_truncate before truncate on safe_tellings for each statement execute function refuse_change();
