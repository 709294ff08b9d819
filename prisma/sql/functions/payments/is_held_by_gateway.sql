-- Whether the money of a payment lies with a gateway that gives it back itself.
create or replace function is_held_by_gateway(p_payment payments) returns boolean language sql immutable as $$
  select p_payment.gateway_payment_id is not null and p_payment.gateway <> 'upi';
$$;
