-- The gateway's own answer has the money of an order. Asked once or often, early or late, it is one payment: pending or failed
-- becomes verified, and is credited where the shop has switched that on. What fits nothing becomes a payment of its own
-- with an exception. Its rate and its punctuality are those of p_captured_on; it is posted on p_day, if that is open.
create or replace function gateway_captured(
  p_ctx jsonb, p_now timestamptz, p_day date, p_gateway text, p_event_id text, p_order_id text,
  p_gateway_payment_id text, p_amount_paise bigint, p_references text[],
  p_captured_at timestamptz default null, p_captured_on date default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
  payment payments;
  capture gateway_captures;
  open_day date;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select payment_id into paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  if not found then
    return record_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  if exists (select from payment_exceptions where kind = 'capture_not_found' and moved_ref = p_gateway_payment_id
      and resolution in ('borne_by_shop', 'no_money_came')) then
    -- A loss may be reversed.
    open_day := lock_next_open_day(p_day, main_place());
  end if;
  perform lock_day(p_day, main_place());
  payment := lock_moved_payment(paid_for);
  capture := confirm_capture(p_ctx, p_now, open_day, p_gateway, p_gateway_payment_id, p_order_id, p_amount_paise, p_captured_at,
    p_captured_on);
  if exists (select from payments where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id) then
    return record_gateway_event(p_gateway, p_event_id, 'known');
  end if;
  payment := paid_when_captured(payment, p_now, p_day, capture.captured_at, capture.captured_on);
  perform lock_transaction_numbers(p_references || p_gateway_payment_id);

  if p_amount_paise <> payment.amount_paise then
    perform create_exception_payment(p_ctx, p_now, payment, p_gateway_payment_id, p_references, p_amount_paise,
      'amount_differs');
    return record_gateway_event(p_gateway, p_event_id, 'set aside');
  elsif payment.gateway_payment_id is not null then
    perform create_exception_payment(p_ctx, p_now, payment, p_gateway_payment_id, p_references, p_amount_paise,
      'second_capture');
    return record_gateway_event(p_gateway, p_event_id, 'set aside');
  elsif payment.status in ('credited', 'refunded') then
    -- Staff who credited it by the gateway's or the bank's own number credited this very money.
    if transaction_number_key(payment.transaction_number) = any (
      select transaction_number_key(r) from unnest(p_references || p_gateway_payment_id) r) then
      return record_gateway_event(p_gateway, p_event_id,
        identify_capture(p_ctx, p_now, payment, p_gateway_payment_id, p_references));
    end if;
    perform create_exception_payment(p_ctx, p_now, payment, p_gateway_payment_id, p_references, p_amount_paise, 'late_capture');
    return record_gateway_event(p_gateway, p_event_id, 'set aside');
  end if;
  return record_gateway_event(p_gateway, p_event_id, take_captured(p_ctx, p_now, p_day, payment,
    p_gateway_payment_id, p_references));
end $$;
