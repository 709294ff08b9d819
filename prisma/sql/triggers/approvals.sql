create or replace trigger approvals_transitions before insert or update on approvals
  for each row execute function enforce_approval_transitions();
create or replace trigger approvals_no_delete before delete on approvals for each row execute function refuse_change();
create or replace trigger approvals_no_truncate before truncate on approvals for each statement execute function refuse_change();
