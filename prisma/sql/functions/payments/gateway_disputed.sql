-- A bank asks for the money of a payment back: the gateway's own answer says how far that is, and what it took. Asked once or
-- often, early or late. While a dispute is open an exception says so, anew where it is opened once more after it was won; what was
-- taken in the end is one that an Admin decides about, until the dispute is won after all. What it takes after its end is
-- another one. p_said_at is when the gateway said so, if that is known. Returns the outcome.
create or replace function gateway_disputed(
  p_ctx jsonb, p_now timestamptz, p_day date, p_gateway text, p_event_id text, p_gateway_payment_id text, p_dispute_id text,
  p_amount_paise bigint, p_deducted_paise bigint, p_state text, p_reason text, p_respond_by timestamptz,
  p_said_at timestamptz default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  disputed_id bigint;
  payment payments;
  open_day date;
  earlier gateway_disputes;
  taken constant bigint := taken_by_dispute(p_state, p_amount_paise, p_deducted_paise);
  news text;
begin
  if not claim_gateway_event(p_now, p_gateway, p_event_id, '', p_gateway_payment_id) then
    return '{"outcome": "replayed"}';
  end if;
  select id into disputed_id from payments where gateway = p_gateway and gateway_payment_id = p_gateway_payment_id;
  if not found then
    return record_gateway_event(p_gateway, p_event_id, 'unknown payment');
  end if;
  open_day := lock_next_open_day(p_day, main_place());
  payment := lock_payment(disputed_id, null);
  if payment.gateway_payment_id is distinct from p_gateway_payment_id or is_money_denied(payment, p_gateway_payment_id) then
    -- The money may have come after all, for another payment, which this is about then: the gateway is asked for it first.
    perform ask_order_again(p_now, p_gateway, p_gateway_payment_id);
    return record_gateway_event(p_gateway, p_event_id, 'unknown payment');
  end if;
  perform confirm_move(p_ctx, p_now, p_gateway, 'dispute', p_dispute_id, p_gateway_payment_id, p_state);
  select * into earlier from gateway_disputes where gateway = p_gateway and dispute_id = p_dispute_id for no key update;
  news := news_of_dispute(earlier, p_state, p_amount_paise, p_deducted_paise, p_said_at);
  if news is null then
    return record_gateway_event(p_gateway, p_event_id, 'known');
  end if;
  insert into gateway_disputes as d (gateway, dispute_id, payment_id, amount_paise, deducted_paise, state, reason,
                                     respond_by, raised_at, changed_at)
  values (p_gateway, p_dispute_id, disputed_id, p_amount_paise, p_deducted_paise, p_state, p_reason, p_respond_by, p_now, p_now)
  -- Of one that was lost it stays known what it took, which comes back.
  on conflict (gateway, dispute_id) do update set deducted_paise = case
      when news in ('moved', 'opened') then excluded.deducted_paise
      when news = 'taken' then taken
      else greatest(d.deducted_paise, excluded.deducted_paise) end, state = excluded.state,
    respond_by = excluded.respond_by, changed_at = p_now;
  if news = 'taken' then
    -- Before it was won it had taken nothing, or gave that back.
    perform raise_dispute_sum(p_now, disputed_id, 'dispute_lost', p_dispute_id,
      taken - case when earlier.state = 'won' then 0 else told_of_dispute(earlier) end);
  elsif news = 'won' then
    perform turn_dispute(p_ctx, p_now, open_day, disputed_id, p_dispute_id);
  elsif not is_dispute_over(p_state) then
    perform raise_moved_exception(p_now, disputed_id, 'disputed', p_dispute_id, p_amount_paise);
  else
    update payment_exceptions set resolved_at = p_now, resolution = 'dispute_over'
    where payment_id = disputed_id and kind = 'disputed' and moved_ref = p_dispute_id and resolved_at is null;
    if p_state <> 'won' and taken > 0 then
      perform raise_dispute_sum(p_now, disputed_id, 'dispute_lost', p_dispute_id, taken);
    end if;
  end if;
  perform write_audit(p_ctx, p_now, 'payment', disputed_id::text, jsonb_build_object('dispute', p_dispute_id,
    'from', earlier.state, 'to', p_state, 'amountPaise', p_amount_paise::text, 'deductedPaise', p_deducted_paise::text));
  return record_gateway_event(p_gateway, p_event_id, p_state);
end $$;
