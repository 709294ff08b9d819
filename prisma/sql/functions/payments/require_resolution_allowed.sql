-- Refuses a decision about an exception that is not one of its kind, or that the money of its payment does not allow. What
-- decide_moved_money(), decide_stranded_refund() and credit_payment_exception() decide is not among them. Locks the refund, so
-- that none is sent meanwhile.
create or replace function require_resolution_allowed(p_payment payments, p_noted payment_exceptions, p_resolution text)
returns void language plpgsql as $$
declare
  refund gateway_refunds;
  only_seen_to text;
begin
  select * into refund from gateway_refunds where payment_id = p_payment.id for no key update;
  only_seen_to := case decisions_about_moved(p_payment, refund, p_noted) when '{seen_to}' then '{seen_to}' else '{}' end;
  if p_resolution <> all (case p_noted.kind
      when 'refunded_before' then '{seen_to}'
      when 'counted_twice' then '{seen_to}'
      when 'capture_not_found' then only_seen_to
      when 'not_settled' then '{}'
      when 'refund_failed' then decisions_about_failed(refund, p_noted)::text
      when 'disputed' then '{}'
      when 'gateway_gone' then '{}'
      when 'dispute_won' then '{money_returned}'
      when 'refund_differs' then only_seen_to
      when 'dispute_lost' then only_seen_to
      else '{returned_through_gateway,money_returned,no_money_came}' end::text[]) then
    perform refuse('TH409', 'resolution_not_allowed', jsonb_build_object('status', p_payment.status));
  elsif p_resolution = 'no_money_came' and p_payment.status <> 'pending' then
    perform refuse('TH409', 'money_was_received', jsonb_build_object('status', p_payment.status));
  elsif p_resolution = 'returned_through_gateway'
    and (p_payment.status <> 'verified' or not is_held_by_gateway(p_payment)) then
    perform refuse('TH409', 'money_not_at_gateway', jsonb_build_object('status', p_payment.status));
  elsif p_resolution in ('money_returned', 'asked_again') and p_noted.kind <> 'dispute_won' then
    perform refuse_hindered_refund(p_payment.id);
  end if;
end $$;
