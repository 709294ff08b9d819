-- Whether a payment is over because no money came (p_gateway_payment_id), and nothing of it is owed. Once the money comes, it is another
-- payment's (take_up_missing).
create or replace function is_money_denied(p_payment payments, p_gateway_payment_id text) returns boolean language sql stable as $$
  select p_payment.status in ('refunded', 'failed')
    and not exists (select from gateway_refunds where payment_id = p_payment.id)
    and exists (select from payment_exceptions where payment_id = p_payment.id and kind = 'capture_not_found'
      and resolution = 'no_money_came' and moved_ref = p_gateway_payment_id);
$$;
