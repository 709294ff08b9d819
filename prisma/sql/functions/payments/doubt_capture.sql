-- The gateway refused to send money back: it may not have it at all. Where it said so before, an exception says so again; and it is
-- asked about the order at once.
create or replace function doubt_capture(p_now timestamptz, p_refund gateway_refunds) returns void language plpgsql as $$
declare
  capture gateway_captures;
begin
  select * into capture from gateway_captures
  where gateway = p_refund.gateway and gateway_payment_id = p_refund.gateway_payment_id;
  if capture.missing_at is not null then
    perform raise_moved_exception(p_now, p_refund.payment_id, 'capture_not_found', capture.gateway_payment_id,
      capture.amount_paise);
  end if;
  perform ask_order_again(p_now, p_refund.gateway, p_refund.gateway_payment_id);
end $$;
