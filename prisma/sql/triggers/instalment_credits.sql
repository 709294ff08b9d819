create or replace trigger instalment_credits_append_only before update or delete on instalment_credits
  for each row execute function refuse_credit_change();
create or replace trigger instalment_credits_no_truncate before truncate on instalment_credits
  for each statement execute function refuse_change();
