-- The gateway has money after all that it did not have when it was asked before: undecided, that exception is over, and a loss that
-- the shop bore is reversed. What the books have no more, because it was taken back or counted as sent back meanwhile, an Admin
-- decides about. The caller has locked the payment, and the open day p_day where that was decided about.
create or replace function end_missing_capture(p_ctx jsonb, p_now timestamptz, p_day date, p_capture gateway_captures)
returns void language plpgsql as $$
declare
  missed payment_exceptions;
  holder payments;
  refund gateway_refunds;
  reversed_paise bigint := 0;
begin
  for missed in
    select e.* from payment_exceptions e join payments p on p.id = e.payment_id
    where e.kind = 'capture_not_found' and e.moved_ref = p_capture.gateway_payment_id and p.gateway = p_capture.gateway
    order by e.id for no key update of e
  loop
    if missed.resolved_at is null then
      update payment_exceptions set resolved_at = p_now, resolution = 'no_longer_open' where id = missed.id;
    elsif missed.resolution in ('borne_by_shop', 'no_money_came') then
      reversed_paise := reversed_paise + reverse_loss(p_ctx, p_now, p_day, missed);
    end if;
  end loop;
  select * into holder from payments
  where gateway = p_capture.gateway and gateway_payment_id = p_capture.gateway_payment_id;
  select * into refund from gateway_refunds where payment_id = holder.id for no key update;
  if (refund.state, refund.refund_id) = ('processed', p_capture.gateway_payment_id)
    and p_capture.amount_paise > reversed_paise then
    -- Nothing was sent: it is owed to the client still.
    update gateway_refunds set amount_paise = p_capture.amount_paise - reversed_paise where payment_id = holder.id;
    perform move_refund(p_ctx, p_now, refund, refund.refund_id, 'failed_at_gateway', 'not_sent_before');
  elsif is_money_denied(holder, p_capture.gateway_payment_id) then
    perform take_up_missing(p_ctx, p_now, holder);
  end if;
end $$;
