create or replace trigger payment_exceptions_append_only before update or delete on payment_exceptions
  for each row execute function refuse_exception_change();
create or replace trigger payment_exceptions_no_truncate before truncate on payment_exceptions
  for each statement execute function refuse_change();
drop trigger if exists payment_exceptions_returned on payment_exceptions;
create constraint trigger payment_exceptions_returned after update on payment_exceptions
  deferrable initially deferred for each row when (new.resolution = 'money_returned')
  execute function require_return_transfer();
