create or replace trigger payment_exceptions_append_only before update or delete on payment_exceptions
  for each row execute function refuse_exception_change();
create or replace trigger payment_exceptions_no_truncate before truncate on payment_exceptions
  for each statement execute function refuse_change();
