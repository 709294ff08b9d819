create or replace trigger places_no_delete before delete on places for each row execute function refuse_change();
create or replace trigger places_no_truncate before truncate on places for each statement execute function refuse_change();
