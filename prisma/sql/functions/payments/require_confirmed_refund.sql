-- A refund gets on only by what the gateway's own answer has: one that it was asked for, or that it made by itself. What counts as
-- the refund of a payment otherwise has its exception, and so has what an Admin read on the pages of a gateway that is gone. One that was
-- accepted has failed where the gateway has it no more. applyGatewayEvent() is the twin.
create or replace function require_confirmed_refund() returns trigger language plpgsql as $$
declare
  confirmed constant text := confirmed_state(new.gateway, 'refund', new.refund_id);
begin
  if confirmed is distinct from new.state
    and (confirmed is null or (old.state, new.state) <> ('accepted', 'failed_at_gateway'))
    and not exists (select from payment_exceptions e
      where e.payment_id = new.payment_id and (e.moved_ref = new.refund_id
        or (e.kind = 'gateway_gone' and e.resolution in ('sent_by_gateway', 'not_sent_by_gateway')))) then
    raise exception 'the gateway has not confirmed the refund of payment %', new.payment_id using errcode = 'TH500';
  end if;
  return new;
end $$;
