-- Says what became of a refund at a gateway that the shop has no more, as an Admin read it on the gateway's own pages: it was sent,
-- under the gateway's number of it (p_reference); or it was not, and is to be paid another way. Nothing is posted: the
-- books gave the money back when they asked for it. p_gateway is the gateway that the shop has now, if any: what
-- that one can be asked about is not decided so.
create or replace function decide_stranded_refund(
  p_ctx jsonb, p_now timestamptz, p_exception_id bigint, p_resolution text, p_reference text, p_remarks text, p_gateway text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments := lock_open_exception(p_exception_id);
  told payment_exceptions;
  refund gateway_refunds;
  refund_id text;
begin
  select * into strict told from payment_exceptions where id = p_exception_id;
  select * into refund from gateway_refunds where payment_id = payment.id for no key update;
  refund_id := coalesce(refund.refund_id, nullif(trim(p_reference), ''));
  if told.kind <> 'gateway_gone' or p_resolution not in ('sent_by_gateway', 'not_sent_by_gateway')
    or not is_refund_stranded(refund, p_gateway) or refund.amount_paise <> told.moved_paise then
    perform refuse('TH409', 'resolution_not_allowed', jsonb_build_object('status', payment.status));
  elsif exists (select from payment_exceptions
      where payment_id = payment.id and kind = 'refund_differs' and resolved_at is null) then
    -- What the gateway sent by itself may be this one.
    perform refuse('TH409', 'refund_undecided');
  elsif p_resolution = 'sent_by_gateway' and refund.refund_id is null
    and exists (select from gateway_refund_named(refund.gateway, refund_id)) then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', refund_id));
  end if;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = p_resolution, remarks = nullif(trim(p_remarks), ''),
    reference = case p_resolution when 'sent_by_gateway' then refund_id end
  where id = p_exception_id;
  if p_resolution = 'sent_by_gateway' then
    perform move_refund(p_ctx, p_now, refund, refund_id, 'processed', null);
  else
    perform move_refund(p_ctx, p_now, refund, refund.refund_id,
      case refund.state when 'accepted' then 'failed_at_gateway' else 'refused' end, 'not_there');
  end if;
  return payment.id;
end $$;
