create or replace trigger restores_append_only before update or delete on restores for each row execute function refuse_change();
create or replace trigger restores_no_truncate before truncate on restores for each statement execute function refuse_change();
