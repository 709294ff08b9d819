-- The money of a payment that staff credited by the gateway's number has come. It belongs to the payment that holds the money
-- now: another one where it was moved to another book. If that was refunded meanwhile, the gateway could not be asked for it
-- then: it is asked now where the books say that the money goes back that way. Where it was given back another way, an Admin
-- looks at it, as where another payment was credited by another number of the same money. Returns the outcome.
create or replace function identify_capture(
  p_ctx jsonb, p_now timestamptz, p_payment payments, p_gateway_payment_id text, p_references text[]
) returns text language plpgsql as $$
declare
  holder payments := holder_of_money(p_payment);
  is_counted_twice boolean;
begin
  update payments set gateway = p_payment.gateway, gateway_order_id = p_payment.gateway_order_id,
    gateway_payment_id = p_gateway_payment_id, bank_numbers = telling_numbers(p_references)
  where id = holder.id;
  is_counted_twice := raise_counted_twice(p_now, holder.id, p_gateway_payment_id, p_references);
  if holder.status = 'refunded' and holder.refund_mode = 'online' then
    insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
    values (holder.id, p_payment.gateway, p_gateway_payment_id, holder.amount_paise, p_now, p_now);
  elsif holder.status = 'refunded' then
    insert into payment_exceptions (payment_id, kind, raised_at) values (holder.id, 'refunded_before', p_now);
  end if;
  perform write_audit(p_ctx, p_now, 'payment', holder.id::text,
    jsonb_build_object('bookId', holder.book_id::text, 'gatewayPaymentId', p_gateway_payment_id));
  return case when is_counted_twice then 'set aside' when holder.status <> 'refunded' then 'credited before'
    when holder.refund_mode = 'online' then 'refunded before' else 'set aside' end;
end $$;
