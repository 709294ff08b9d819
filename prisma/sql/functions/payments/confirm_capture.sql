-- Notes that the gateway's own answer has the money of an order, which is what may be credited. Where the answer does not say
-- when it was captured, the moment holds at which the gateway was asked: what an event told of that nobody has confirmed. Money
-- that was missing and is there after all ends what that raised. Returns the capture. The caller has locked the payment, and the
-- open day p_day where somebody decided about missing money.
create or replace function confirm_capture(
  p_ctx jsonb, p_now timestamptz, p_day date, p_gateway text, p_gateway_payment_id text, p_order_id text, p_amount_paise bigint,
  p_captured_at timestamptz, p_captured_on date
) returns gateway_captures language plpgsql as $$
declare
  earlier gateway_captures;
  capture gateway_captures;
begin
  select * into earlier from gateway_captures where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id;
  if earlier.confirmed_by <> 'earlier_release' and earlier.missing_at is null then
    return earlier;
  end if;
  insert into gateway_captures as c (gateway, gateway_payment_id, order_id, amount_paise, captured_at, captured_on, confirmed_at,
                                     confirmed_by)
  values (p_gateway, p_gateway_payment_id, p_order_id, p_amount_paise, p_captured_at,
          case when p_captured_at is not null then p_captured_on end, p_now, coalesce(p_ctx ->> 'operation', ''))
  on conflict (gateway, gateway_payment_id) do update set order_id = excluded.order_id, amount_paise = excluded.amount_paise,
    captured_at = case when excluded.captured_at is null and c.confirmed_at is not null then c.captured_at else excluded.captured_at end,
    captured_on = case when excluded.captured_at is null and c.confirmed_at is not null then c.captured_on else excluded.captured_on end,
    confirmed_at = p_now, confirmed_by = excluded.confirmed_by, missing_at = null
  returning * into capture;
  if earlier.missing_at is not null then
    perform end_missing_capture(p_ctx, p_now, p_day, capture);
  end if;
  return capture;
end $$;
