create or replace trigger day_balances_append_only before update or delete on day_balances for each row execute function refuse_change();
create or replace trigger day_balances_no_truncate before truncate on day_balances for each statement execute function refuse_change();
