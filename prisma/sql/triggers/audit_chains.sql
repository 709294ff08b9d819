create or replace trigger audit_chains_no_delete before delete on audit_chains for each row execute function refuse_change();
create or replace trigger audit_chains_no_truncate before truncate on audit_chains for each statement execute function refuse_change();
