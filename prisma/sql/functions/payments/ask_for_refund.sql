-- Asks the gateway for money that the ledger gave back, or never took. What it does not have it is not asked for.
create or replace function ask_for_refund() returns trigger language plpgsql as $$
declare
  asked timestamptz := coalesce(new.refunded_at, new.failed_at);
begin
  if new.status = 'failed' and not exists (
    select from payment_exceptions
    where payment_id = new.id and resolution in ('returned_through_gateway', 'counted_as_refund')) then
    return null;
  end if;
  if new.status = 'refunded' and exists (select from payment_exceptions
      where payment_id = new.id and kind = 'capture_not_found' and moved_ref = new.gateway_payment_id
        and resolution = 'no_money_came') then
    return null;
  end if;
  insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
  values (new.id, new.gateway, new.gateway_payment_id, new.amount_paise, asked, asked);
  return null;
end $$;
