-- Whether a payment is credited, the gateway does not have its money, and the shop bore that. The gateway can send nothing of it
-- back; and where it has the money after all, the loss is reversed.
create or replace function is_missing_borne(p_payment payments) returns boolean language sql stable as $$
  select p_payment.status = 'credited' and exists (select from gateway_captures c
      where c.gateway = p_payment.gateway and c.gateway_payment_id = p_payment.gateway_payment_id and c.missing_at is not null)
    and exists (select from borne_losses(p_payment.id) where kind = 'capture_not_found');
$$;
