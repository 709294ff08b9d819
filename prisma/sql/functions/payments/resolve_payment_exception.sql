-- Ends a payment that is not credited: its money went back, goes back through the gateway, or never came. A payment that
-- was refunded before is over: that somebody has seen to it is all that is noted, and a refund of it that failed is asked
-- for again.
create or replace function resolve_payment_exception(
  p_now timestamptz, p_actor_id bigint, p_exception_id bigint, p_resolution text, p_reference text, p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments := lock_open_exception(p_exception_id);
  noted payment_exceptions;
  refund gateway_refunds;
begin
  select * into strict noted from payment_exceptions where id = p_exception_id;
  select * into refund from gateway_refunds where payment_id = payment.id;
  if p_resolution <> all (case noted.kind
      when 'refunded_before' then '{seen_to}'
      when 'refund_failed' then '{asked_again}'
      when 'disputed' then '{}'
      when 'refund_differs' then case when decisions_about_moved(payment, refund, noted) = '{seen_to}' then '{seen_to}' else '{}' end
      when 'dispute_lost' then case when decisions_about_moved(payment, refund, noted) = '{seen_to}' then '{seen_to}' else '{}' end
      else '{returned_through_gateway,money_returned,no_money_came}' end::text[]) then
    perform refuse('TH409', 'resolution_not_allowed', jsonb_build_object('status', payment.status));
  elsif p_resolution = 'no_money_came' and payment.status <> 'pending' then
    perform refuse('TH409', 'money_was_received', jsonb_build_object('status', payment.status));
  elsif p_resolution = 'returned_through_gateway'
    and (payment.status <> 'verified' or not is_held_by_gateway(payment)) then
    perform refuse('TH409', 'money_not_at_gateway', jsonb_build_object('status', payment.status));
  end if;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = p_actor_id, resolution = p_resolution,
    reference = nullif(trim(p_reference), ''), remarks = nullif(trim(p_remarks), '')
  where id = p_exception_id;
  if p_resolution = 'asked_again' then
    perform ask_refund_again(p_now, payment.id);
    return payment.id;
  elsif p_resolution = 'seen_to' then
    return payment.id;
  end if;
  payment.status := 'failed';
  payment.failed_at := p_now;
  payment.failure_code := p_resolution;
  payment.failure_reason := nullif(concat_ws('. ', nullif(trim(p_reference), ''), nullif(trim(p_remarks), '')), '');
  perform write_payment(payment);
  return payment.id;
end $$;
