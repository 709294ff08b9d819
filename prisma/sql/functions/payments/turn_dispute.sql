-- A dispute that took its money was won after all, so that the gateway gives it back. Undecided, its exception is over; a loss
-- that the shop bore is reversed; and of what counted as the refund of the payment an Admin decides whose it is. The caller
-- has locked the day and the payment.
create or replace function turn_dispute(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_dispute_id text)
returns void language plpgsql as $$
declare
  lost payment_exceptions;
  counted bigint;
begin
  select * into lost from payment_exceptions
  where payment_id = p_payment_id and kind = 'dispute_lost' and moved_ref = p_dispute_id for no key update;
  if lost.resolved_at is null then
    update payment_exceptions set resolved_at = p_now, resolution = 'dispute_over' where id = lost.id;
  elsif lost.resolution in ('counted_as_refund', 'borne_by_shop') then
    counted := lost.moved_paise - reverse_loss(p_ctx, p_now, p_day, lost);
    if counted > 0 then
      perform raise_moved_exception(p_now, p_payment_id, 'dispute_won', p_dispute_id, counted);
    end if;
  end if;
end $$;
