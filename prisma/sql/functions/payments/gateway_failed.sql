-- The gateway says in its own words (p_reason) that no money came or that none will come, or knows of none, for which the
-- portal has a code (p_code). Changes a pending payment only.
create or replace function gateway_failed(
  p_ctx jsonb, p_now timestamptz, p_gateway text, p_event_id text, p_order_id text, p_gateway_payment_id text, p_code text,
  p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid_for bigint;
  payment payments;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, p_order_id, p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select payment_id into paid_for from gateway_orders where gateway = p_gateway and order_id = p_order_id;
  if not found then
    return record_gateway_event(p_gateway, p_event_id, 'unknown order');
  end if;
  payment := lock_payment(paid_for, null);
  if payment.status <> 'pending' then
    return record_gateway_event(p_gateway, p_event_id, 'known');
  end if;
  update payment_exceptions set resolved_at = p_now, resolution = 'no_money_came', failure_code = p_code,
    remarks = p_reason
  where payment_id = payment.id and resolved_at is null and kind <> 'capture_not_found';
  payment.status := 'failed';
  payment.failed_at := p_now;
  payment.failure_code := p_code;
  payment.failure_reason := p_reason;
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_failed', 'payment_failed:' || payment.id,
    (select client_id from books where id = payment.book_id), null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text,
    jsonb_build_object('bookId', payment.book_id::text, 'gatewayPaymentId', p_gateway_payment_id)
      || case when p_code is null then jsonb_build_object('reason', p_reason) else jsonb_build_object('failure', p_code) end);
  return record_gateway_event(p_gateway, p_event_id, 'failed');
end $$;
