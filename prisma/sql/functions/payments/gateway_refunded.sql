-- The gateway's own answer has a refund of a payment, and says how far it is: 'accepted', 'processed' or 'failed_at_gateway'.
-- Asked once or often, by itself or because an event (p_event_id) told of it, it moves the refund that we asked for. One that the
-- books did not ask for is for an Admin to look at, until it fails. Returns the outcome.
create or replace function gateway_refunded(
  p_ctx jsonb, p_now timestamptz, p_day date, p_gateway text, p_event_id text, p_gateway_payment_id text, p_refund_id text,
  p_amount_paise bigint, p_key text, p_state text, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refunded_id bigint;
  payment payments;
  refund gateway_refunds;
  is_failed constant boolean := p_state = 'failed_at_gateway';
  open_day date;
  outcome text;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, '', p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select id into refunded_id from payments where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id;
  if not found then
    return record_gateway_event(p_gateway, p_event_id, 'unknown payment');
  end if;
  -- Of what failed, a loss may be reversed.
  open_day := case when is_failed then lock_next_open_day(p_day, main_place()) end;
  payment := lock_payment(refunded_id, null);
  if payment.gateway_payment_id is distinct from p_gateway_payment_id or is_money_denied(payment, p_gateway_payment_id) then
    -- The money may have come after all, for another payment, which this is about then: the gateway is asked for it first.
    perform ask_order_again(p_now, p_gateway, p_gateway_payment_id);
    return record_gateway_event(p_gateway, p_event_id, 'unknown payment');
  end if;
  perform confirm_move(p_ctx, p_now, p_gateway, 'refund', p_refund_id, p_gateway_payment_id, p_state);
  select * into refund from gateway_refunds where payment_id = refunded_id for no key update;
  if is_failed and is_moved_or_past_refund(refund, refunded_id, p_refund_id) then
    outcome := fail_moved_refund(p_ctx, p_now, open_day, refunded_id, p_refund_id, p_reason);
  elsif is_known_refund(refund, refunded_id, p_refund_id, p_amount_paise)
    or (p_state = 'accepted' and is_past_refund(refund, refunded_id, p_refund_id)) then
    -- An Admin has decided about it, or will; or it made a part; or it was taken on before it failed.
    outcome := 'known';
  elsif refund.payment_id is null or refund.state = 'paid_another_way'
    or is_past_refund(refund, refunded_id, p_refund_id)
    or (refund.amount_paise <> p_amount_paise and not (is_failed and refund.refund_id is not distinct from p_refund_id))
    or (refund.state in ('accepted', 'processed') and refund.refund_id <> p_refund_id) then
    outcome := set_moved_refund_aside(p_ctx, p_now, refunded_id, refund, p_refund_id, p_amount_paise, p_key, p_state,
      p_reason);
  elsif refund.refund_id = p_refund_id and (refund.state, p_state) in (
      ('accepted', 'accepted'), ('processed', 'accepted'), ('failed_at_gateway', 'accepted'),
      ('processed', 'processed'), ('failed_at_gateway', 'failed_at_gateway')) then
    update gateway_refunds set next_try_at = next_refund_try(p_now, refund), last_trouble = null
    where payment_id = refunded_id and state = 'accepted';
    outcome := 'known';
  elsif is_failed and (refund.state in ('waiting', 'refused')
      or (refund.refund_id is distinct from p_refund_id
        and p_key is distinct from refund_key(refunded_id, refund.attempt))) then
    -- Of an earlier attempt, or one that nobody asked for and that failed before anybody heard of it.
    outcome := set_moved_refund_aside(p_ctx, p_now, refunded_id, refund, p_refund_id, p_amount_paise, p_key, p_state,
      p_reason);
  else
    perform move_refund(p_ctx, p_now, refund, p_refund_id, p_state, p_reason);
    outcome := p_state;
  end if;
  return record_gateway_event(p_gateway, p_event_id, outcome);
end $$;
