-- A dispute that took its money was won after all, so that the gateway gives it back. Undecided, its exception is over; a loss
-- that the shop bore is reversed; and of what counted as the refund of the payment an Admin decides whose it is. The caller
-- has locked the day and the payment.
create or replace function turn_dispute(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_dispute_id text)
returns void language plpgsql as $$
declare
  lost payment_exceptions;
  counted bigint := 0;
  turned constant bigint := coalesce((select turned_up_to from gateway_disputes
    where payment_id = p_payment_id and dispute_id = p_dispute_id), 0);
begin
  -- What it took before it was won an earlier time has come back.
  for lost in select * from payment_exceptions
    where payment_id = p_payment_id and kind = 'dispute_lost' and moved_ref = p_dispute_id and id > turned
    order by id for no key update
  loop
    if lost.resolved_at is null then
      update payment_exceptions set resolved_at = p_now, resolution = 'dispute_over' where id = lost.id;
    elsif lost.resolution in ('counted_as_refund', 'borne_by_shop') then
      counted := counted + lost.moved_paise - reverse_loss(p_ctx, p_now, p_day, lost);
    end if;
    update gateway_disputes set turned_up_to = lost.id where payment_id = p_payment_id and dispute_id = p_dispute_id;
  end loop;
  if counted > 0 then
    perform raise_dispute_sum(p_now, p_payment_id, 'dispute_won', p_dispute_id, counted);
  end if;
end $$;
