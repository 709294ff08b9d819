-- Decides about money that the gateway sent back unasked, or that a lost dispute took. It counts as the refund of its payment,
-- which is taken back whole while the gateway sends the rest; or the shop bears it, and the books take it from the
-- gateway's account. What came back of such a dispute the shop keeps. A refund that failed may be what the gateway moved
-- before. Of money that the gateway does not have, none came.
create or replace function decide_moved_money(
  p_ctx jsonb, p_now timestamptz, p_day date, p_exception_id bigint, p_resolution text, p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  moved payment_exceptions;
  refund gateway_refunds;
begin
  perform lock_open_day(p_day, main_place());
  payment := lock_open_exception(p_exception_id);
  select * into strict moved from payment_exceptions where id = p_exception_id;
  select * into refund from gateway_refunds where payment_id = payment.id for no key update;
  if moved.kind not in ('capture_not_found', 'refund_differs', 'dispute_lost', 'dispute_won', 'refund_failed')
    or p_resolution not in ('counted_as_refund', 'borne_by_shop', 'kept_by_shop', 'no_money_came')
    or p_resolution <> all (decisions_about_moved(payment, refund, moved)) then
    perform refuse('TH409', 'resolution_not_allowed', jsonb_build_object('status', payment.status));
  end if;
  -- Before the audit trail of a refund that it may be.
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, main_place());
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = p_resolution, remarks = nullif(trim(p_remarks), '') where id = p_exception_id;
  if p_resolution = 'no_money_came' then
    perform take_back_uncaptured(p_ctx, p_now, p_day, payment, moved, p_remarks);
  elsif moved.kind = 'refund_failed' and moved.moved_ref is not null then
    perform count_losses_as_part(p_ctx, p_now, p_day, moved, p_remarks);
  elsif moved.kind = 'refund_failed' then
    perform count_losses_as_refund(p_ctx, p_now, p_day, payment.id, p_remarks);
  elsif p_resolution = 'counted_as_refund' then
    perform count_as_refund(p_ctx, p_now, p_day, payment, moved, p_remarks);
  elsif p_resolution = 'borne_by_shop' then
    perform post_loss(p_ctx, p_now, p_day, moved, p_exception_id::text, moved.moved_paise, p_remarks);
  elsif p_resolution = 'kept_by_shop' then
    perform post_asset_journal(p_ctx, p_now, p_day, main_place(), 'GatewayRecovery', 'gateway_recovery', p_exception_id::text,
      account('GATEWAY_CLEARING'), account('GATEWAY_LOSSES'), moved.moved_paise, nullif(trim(p_remarks), ''), payment.id);
  end if;
  return payment.id;
end $$;
