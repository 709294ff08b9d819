create or replace trigger branch_transfers_guard before update on branch_transfers
  for each row execute function guard_branch_transfer();
create or replace trigger branch_transfers_no_delete before delete on branch_transfers for each row execute function refuse_change();
create or replace trigger branch_transfers_no_truncate before truncate on branch_transfers
  for each statement execute function refuse_change();
