-- The gateway was asked at p_now about an order, and its answer has the money p_found and no other: what an event told of
-- and what was credited before is missing, which an exception says. While an attempt to pay is under way, what was
-- only told may be that attempt. What was confirmed or told after the gateway was asked the answer cannot know. Returns how
-- many are missing from now on.
create or replace function gateway_captures_missing(
  p_ctx jsonb, p_now timestamptz, p_gateway text, p_order_id text, p_found text[], p_is_under_way boolean
) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
  missing gateway_captures;
  holder_id bigint;
  counted int := 0;
begin
  -- Nothing is locked where nothing is missing.
  if not exists (select from captures_not_in(p_now, p_gateway, p_order_id, p_found, p_is_under_way)) then
    perform note_answer(p_now, p_gateway, p_order_id, p_is_under_way);
    return 0;
  end if;
  select payment_id into strict paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  perform lock_payment(paid_for, null);
  for missing in select * from captures_not_in(p_now, p_gateway, p_order_id, p_found, p_is_under_way) loop
    update gateway_captures set missing_at = p_now
    where gateway = p_gateway and gateway_payment_id = missing.gateway_payment_id;
    select id into holder_id from payments where gateway = p_gateway and gateway_payment_id = missing.gateway_payment_id;
    perform raise_moved_exception(p_now, coalesce(holder_id, paid_for), 'capture_not_found', missing.gateway_payment_id,
      missing.amount_paise);
    perform write_audit(p_ctx, p_now, 'payment', coalesce(holder_id, paid_for)::text, jsonb_build_object(
      'exception', 'capture_not_found', 'gatewayPaymentId', missing.gateway_payment_id,
      'amountPaise', missing.amount_paise::text));
    counted := counted + 1;
  end loop;
  perform note_answer(p_now, p_gateway, p_order_id, p_is_under_way);
  return counted;
end $$;
