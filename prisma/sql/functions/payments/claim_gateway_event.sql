-- Returns true when this event was not applied before. If the same event is being applied, the insert waits for it. One that
-- came before its payment or order was known, or before the gateway could be asked, was not applied: sent again, it is taken.
create or replace function claim_gateway_event(
  p_now timestamptz, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text
) returns boolean language plpgsql as $$
begin
  if p_event_id is null then
    return true;
  end if;
  insert into gateway_events (gateway, event_id, order_id, gateway_payment_id, outcome, received_at)
  values (p_gateway, p_event_id, p_order_id, p_gateway_payment_id, '', p_now)
  on conflict (gateway, event_id) do update set outcome = '', received_at = excluded.received_at
  where gateway_events.outcome in ('unknown payment', 'unknown order', 'told');
  return found;
end $$;
