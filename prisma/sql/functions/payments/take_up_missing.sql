-- Money has come of which an Admin had decided that none would: its payment was taken back and is over. The money becomes a payment
-- of its own, which an Admin credits or sends back like any other that came late. A dispute of it that was won goes with it, because
-- the bank may ask once more. The caller has locked the payment.
create or replace function take_up_missing(p_ctx jsonb, p_now timestamptz, p_over payments) returns void language plpgsql as $$
begin
  update payments set gateway_payment_id = null, bank_numbers = null where id = p_over.id;
  perform create_exception_payment(p_ctx, p_now, p_over, p_over.gateway_payment_id, coalesce(p_over.bank_numbers, '{}'),
    p_over.amount_paise, 'late_capture');
  update gateway_disputes set payment_id = (select id from payments
    where gateway = p_over.gateway and gateway_payment_id = p_over.gateway_payment_id)
  where payment_id = p_over.id;
end $$;
