create or replace trigger payments_transitions before update of status on payments for each row
  when (old.status <> new.status) execute function enforce_payment_transitions();
create or replace trigger payments_initial_status after insert on payments for each row execute function check_initial_status();
create or replace trigger payments_ask_for_refund after update of status on payments for each row
  when (new.status = 'refunded' and old.status <> 'refunded' and new.gateway_payment_id is not null and new.gateway <> 'upi')
  execute function ask_for_refund();
create or replace trigger payments_number after insert on payments for each row execute function check_transaction_number();
create or replace trigger payments_number_changed after update of transaction_number on payments for each row
  when (new.transaction_number is distinct from old.transaction_number) execute function check_transaction_number();
create or replace trigger payments_number_kept before update of corrects_id, repeats_number_of on payments for each row
  when ((new.corrects_id, new.repeats_number_of) is distinct from (old.corrects_id, old.repeats_number_of))
  execute function refuse_change();
create or replace trigger payments_day before update of paid_at, business_day on payments for each row
  when ((new.paid_at, new.business_day) is distinct from (old.paid_at, old.business_day))
  execute function enforce_payment_day();
drop trigger if exists payments_total on payments;
-- At commit, so that a transaction locks the totals after everything else.
create constraint trigger payments_total after insert or update of status, amount_paise, business_day on payments
  deferrable initially deferred for each row execute function update_payment_totals();
create or replace trigger payments_return_through_gateway after update of status on payments for each row
  when (old.status = 'verified' and new.status = 'failed')
  execute function ask_for_refund();
-- After the rules of the states, which say more. What is given back or fails needs no money.
create or replace trigger payments_uncaptured after insert on payments for each row
  when (new.gateway_payment_id is not null) execute function require_confirmed_capture();
create or replace trigger payments_uncaptured_credited before update of status, gateway_payment_id on payments for each row
  when (new.gateway_payment_id is not null and (new.gateway_payment_id is distinct from old.gateway_payment_id
    or (new.status <> old.status and new.status in ('verified', 'credited'))))
  execute function require_confirmed_capture();
create or replace trigger payments_cheque_followed after update of status on payments for each row
  when (new.mode = 'cheque' and old.status <> new.status) execute function follow_cheque();
