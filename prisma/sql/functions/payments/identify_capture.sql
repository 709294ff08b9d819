-- The money of a payment that staff credited by the gateway's number has come. If the payment was refunded meanwhile, the
-- gateway could not be asked for it then: it is asked now where the books say that the money goes back that way. Where it
-- was given back another way, an Admin looks at it. Returns the outcome.
create or replace function identify_capture(p_ctx jsonb, p_now timestamptz, p_payment payments, p_gateway_payment_id text)
returns text language plpgsql as $$
begin
  update payments set gateway_payment_id = p_gateway_payment_id where id = p_payment.id;
  if p_payment.status = 'refunded' and p_payment.refund_mode = 'online' then
    insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
    values (p_payment.id, p_payment.gateway, p_gateway_payment_id, p_payment.amount_paise, p_now, p_now);
  elsif p_payment.status = 'refunded' then
    insert into payment_exceptions (payment_id, kind, raised_at) values (p_payment.id, 'refunded_before', p_now);
  end if;
  perform write_audit(p_ctx, p_now, 'payment', p_payment.id::text,
    jsonb_build_object('bookId', p_payment.book_id::text, 'gatewayPaymentId', p_gateway_payment_id));
  return case when p_payment.status <> 'refunded' then 'credited before'
    when p_payment.refund_mode = 'online' then 'refunded before' else 'set aside' end;
end $$;
