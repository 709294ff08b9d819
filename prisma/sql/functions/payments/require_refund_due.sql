-- A gateway sends back the whole of a payment that is refunded, or that failed for that reason. refund_payment() and
-- resolve_payment_exception() keep the same rules.
create or replace function require_refund_due() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments p
    where p.id = new.payment_id and is_held_by_gateway(p)
      and (p.gateway, p.gateway_payment_id, p.amount_paise) = (new.gateway, new.gateway_payment_id, new.amount_paise)
      and (p.status = 'refunded' or (p.status = 'failed' and exists (
        select from payment_exceptions e
        where e.payment_id = p.id and e.resolution in ('returned_through_gateway', 'counted_as_refund'))))) then
    raise exception 'nothing of payment % is to be returned', new.payment_id using errcode = 'TH500';
  end if;
  return new;
end $$;
