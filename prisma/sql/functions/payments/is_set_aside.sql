-- Whether an open exception keeps a payment from being credited. That no settlement has its money yet does not; nor does money that an
-- event told of and the gateway does not have, once other money has come for the payment.
create or replace function is_set_aside(p_payment payments) returns boolean language sql stable as $$
  select exists (
    select from payment_exceptions e
    where e.payment_id = p_payment.id and e.resolved_at is null and e.kind <> 'not_settled'
      and (e.kind <> 'capture_not_found' or coalesce(e.moved_ref = p_payment.gateway_payment_id, true)));
$$;
