create or replace trigger record_chains_no_delete before delete on record_chains for each row execute function refuse_change();
create or replace trigger record_chains_no_truncate before truncate on record_chains
  for each statement execute function refuse_change();
