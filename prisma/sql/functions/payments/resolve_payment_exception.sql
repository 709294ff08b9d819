-- Ends a payment that is not credited: its money went back, goes back through the gateway, or never came. A payment that
-- was refunded before is over: that somebody has seen to it is all that is noted, and a refund of it that failed is asked
-- for again. What a gateway holds and the shop returned otherwise (p_mode) is posted.
create or replace function resolve_payment_exception(
  p_ctx jsonb, p_now timestamptz, p_day date, p_exception_id bigint, p_resolution text, p_mode text, p_reference text,
  p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  noted payment_exceptions;
  is_posted boolean;
begin
  if p_resolution = 'no_money_came'
    and exists (select from payment_exceptions where id = p_exception_id and kind = 'capture_not_found') then
    return decide_moved_money(p_ctx, p_now, p_day, p_exception_id, p_resolution, p_remarks);
  end if;
  perform lock_day(p_day, main_place());
  perform lock_day(p_day, acting_branch(p_ctx));
  payment := lock_open_exception(p_exception_id);
  select * into strict noted from payment_exceptions where id = p_exception_id;
  perform require_resolution_allowed(payment, noted, p_resolution);
  is_posted := p_resolution = 'money_returned' and is_held_by_gateway(payment);
  if is_posted and p_mode is null then
    perform refuse('TH422', 'refund_mode_required');
  elsif is_posted then
    perform claim_payout_reference(p_mode, p_reference);
  end if;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = p_resolution, reference = nullif(trim(p_reference), ''), remarks = nullif(trim(p_remarks), ''),
    returned_mode = case when is_posted then p_mode end
  where id = p_exception_id;
  if p_resolution = 'asked_again' then
    perform ask_refund_again(p_now, payment.id, coalesce(noted.moved_paise, 0));
    update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint, resolution = 'asked_again'
    where payment_id = payment.id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
  elsif p_resolution <> 'seen_to' and noted.kind not in ('dispute_won', 'refund_failed') then
    payment.status := 'failed';
    payment.failed_at := p_now;
    payment.failure_code := p_resolution;
    payment.failure_reason := nullif(concat_ws('. ', nullif(trim(p_reference), ''), nullif(trim(p_remarks), '')), '');
    perform write_payment(payment);
  end if;
  if is_posted then
    perform lock_open_day(p_day, main_place());
    perform lock_open_day(p_day, acting_branch(p_ctx));
    perform post_returned(p_ctx, p_now, p_day, payment, p_exception_id);
  end if;
  return payment.id;
end $$;
