-- Whether the books hold the money of a gateway's payment as the gateway's, or are about to.
create or replace function is_in_clearing(p_payment payments) returns boolean language sql stable as $$
  select p_payment.status in ('verified', 'credited', 'refunded')
    or exists (select from gateway_refunds where payment_id = p_payment.id)
    or exists (select from payment_exceptions where payment_id = p_payment.id and returned_mode is not null);
$$;
