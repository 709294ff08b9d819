-- Puts a refund that is not made first in line: to be asked for, or asked about where a request may have been carried out.
-- One that failed is asked for again. Refused where something is against it, unless the gateway is only asked about it.
create or replace function retry_gateway_refund(p_ctx jsonb, p_now timestamptz, p_payment_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refund gateway_refunds := lock_refund(p_payment_id);
begin
  if refund.done_at is not null then
    perform refuse('TH409', 'refund_done');
  elsif refund.state in ('waiting', 'refused', 'failed_at_gateway') then
    perform refuse_hindered_refund(p_payment_id);
  end if;
  perform ask_refund_again(p_now, p_payment_id);
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = 'asked_again'
  where payment_id = p_payment_id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
  -- While a request is on its way, nobody else asks.
  update gateway_refunds set next_try_at = p_now
  where payment_id = p_payment_id and state not in ('asked', 'failed_at_gateway');
end $$;
