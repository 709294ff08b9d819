-- Locks the book, the payment and the cheque of a payment by cheque that the bank has not decided, and returns the payment.
create or replace function lock_cheque(p_payment_id bigint) returns payments language plpgsql as $$
declare
  payment payments := lock_payment(p_payment_id, null);
  cheque cheques;
begin
  select * into cheque from cheques where payment_id = payment.id for no key update;
  if not found then
    perform refuse('TH404', 'cheque_not_found');
  elsif cheque.status <> 'in_hand' then
    perform refuse('TH409', 'cheque_decided', jsonb_build_object('status', cheque.status));
  end if;
  return payment;
end $$;
