create or replace trigger place_chains_no_delete before delete on place_chains for each row execute function refuse_change();
create or replace trigger place_chains_no_truncate before truncate on place_chains for each statement execute function refuse_change();
