-- A dispute that took its money was won after all, so that the gateway gives it back. Undecided, its exception is over; a loss
-- that the shop bore is reversed; and where the payment was taken back for it, an Admin decides whose the money is. The
-- caller has locked the day and the payment.
create or replace function turn_dispute(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_dispute_id text)
returns void language plpgsql as $$
declare
  lost payment_exceptions;
  loss journals;
begin
  select * into lost from payment_exceptions
  where payment_id = p_payment_id and kind = 'dispute_lost' and moved_ref = p_dispute_id for no key update;
  if lost.resolved_at is null then
    update payment_exceptions set resolved_at = p_now, resolution = 'dispute_over' where id = lost.id;
  elsif lost.resolution = 'counted_as_refund' or is_loss_reversed(lost.id) then
    perform raise_moved_exception(p_now, p_payment_id, 'dispute_won', p_dispute_id, lost.moved_paise);
  elsif lost.resolution = 'borne_by_shop' then
    select * into strict loss from journals where source = 'gateway_loss' and source_ref = lost.id::text;
    perform begin_asset_operation(p_ctx, p_now, p_day, p_day, loss.place_id);
    perform reverse_asset_journal(p_ctx, p_now, p_day, loss, 'correction', p_dispute_id);
  end if;
end $$;
