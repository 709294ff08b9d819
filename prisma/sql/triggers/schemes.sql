create or replace trigger schemes_append_only before update or delete on schemes for each row execute function refuse_change();
create or replace trigger schemes_no_truncate before truncate on schemes for each statement execute function refuse_change();
