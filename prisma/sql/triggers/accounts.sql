create or replace trigger accounts_append_only before update or delete on accounts for each row execute function refuse_change();
create or replace trigger accounts_no_truncate before truncate on accounts for each statement execute function refuse_change();
