create or replace trigger receipt_explanations_append_only before update or delete on receipt_explanations
  for each row execute function refuse_change();
create or replace trigger receipt_explanations_no_truncate before truncate on receipt_explanations
  for each statement execute function refuse_change();
create or replace trigger receipt_explanations_guard before insert on receipt_explanations
  for each row execute function guard_explanation();
