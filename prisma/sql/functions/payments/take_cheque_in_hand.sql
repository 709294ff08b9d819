-- A new cheque is in hand, unless its payment corrects one whose cheque the bank has paid.
create or replace function take_cheque_in_hand(p_payment payments) returns void language sql as $$
  insert into cheques (payment_id)
  select p_payment.id where not exists (
    select from cheques where payment_id = p_payment.corrects_id and status = 'cleared');
$$;
