create or replace trigger cash_limits_append_only before update or delete on cash_limits for each row execute function refuse_change();
create or replace trigger cash_limits_no_truncate before truncate on cash_limits for each statement execute function refuse_change();
