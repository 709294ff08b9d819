-- Returns the refund of a payment. Locks its book, the payment and the refund in the order of every money function.
create or replace function lock_refund(p_payment_id bigint) returns gateway_refunds language plpgsql as $$
declare
  refund gateway_refunds;
begin
  if not exists (select from gateway_refunds where payment_id = p_payment_id) then
    perform refuse('TH404', 'refund_not_found');
  end if;
  perform lock_payment(p_payment_id, null);
  select * into strict refund from gateway_refunds where payment_id = p_payment_id for no key update;
  return refund;
end $$;
