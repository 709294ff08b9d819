create or replace trigger gateway_disputes_unconfirmed before insert or update of state on gateway_disputes for each row
  execute function require_confirmed_dispute();
