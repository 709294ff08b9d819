-- Counts what lost disputes took, and the shop bore, as the refund of their payment, because the refund failed afterwards: each
-- loss is reversed, and the gateway is asked for what is left. The caller has locked the day, the payment and the refund.
create or replace function count_losses_as_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_remarks text
) returns void language plpgsql as $$
declare
  lost payment_exceptions;
  loss journals;
begin
  for lost in select * from payment_exceptions e
    where e.payment_id = p_payment.id and e.kind = 'dispute_lost' and e.resolution = 'borne_by_shop'
      and not is_loss_reversed(e.id) order by e.id
  loop
    if exists (select from gateway_refunds
      where payment_id = p_payment.id and done_at is null and amount_paise >= lost.moved_paise) then
      select * into strict loss from journals where source = 'gateway_loss' and source_ref = lost.id::text;
      perform begin_asset_operation(p_ctx, p_now, p_day, p_day, loss.place_id);
      perform reverse_asset_journal(p_ctx, p_now, p_day, loss, 'correction', lost.moved_ref);
      perform count_as_refund(p_ctx, p_now, p_day, p_payment, lost, p_remarks);
    end if;
  end loop;
end $$;
