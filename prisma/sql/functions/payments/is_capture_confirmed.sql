-- Whether the gateway's own answer has the money by which a payment is credited: of its order and amount. What is paid by
-- UPI to the shop itself lies with no gateway. standingOf() of the portal has the twin.
create or replace function is_capture_confirmed(p_payment payments) returns boolean language sql stable as $$
  select not is_held_by_gateway(p_payment) or exists (
    select from gateway_captures c
    where c.gateway = p_payment.gateway and c.gateway_payment_id = p_payment.gateway_payment_id
      and c.order_id = coalesce(p_payment.gateway_order_id, '') and c.amount_paise = p_payment.amount_paise
      and c.confirmed_at is not null and c.missing_at is null);
$$;
