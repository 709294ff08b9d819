-- The gateway has the money of this payment: pending or failed becomes verified. Returns the payment. The caller has locked its
-- numbers, and writes the audit entry, after what is posted.
create or replace function verify_captured(p_payment payments, p_gateway_payment_id text, p_references text[])
returns payments language plpgsql as $$
declare
  payment payments;
begin
  update payments set status = 'verified', paid_at = p_payment.paid_at, business_day = p_payment.business_day,
    gateway_payment_id = p_gateway_payment_id, bank_numbers = telling_numbers(p_references),
    failed_at = null, failure_code = null, failure_reason = null,
    transaction_number = case when not number_was_used(array[p_gateway_payment_id], p_payment.id) then p_gateway_payment_id end
  where id = p_payment.id returning * into payment;
  return payment;
end $$;
