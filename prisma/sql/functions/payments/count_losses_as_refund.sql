-- Counts what the gateway moved by itself, and the shop bore, as the refund of its payment, which is given back after all: each
-- loss is reversed, as far as anything is owed, and the gateway is asked for what is left. The caller has locked the day, the
-- payment and the refund.
create or replace function count_losses_as_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_remarks text
) returns void language plpgsql as $$
declare
  lost payment_exceptions;
begin
  for lost in select * from borne_losses(p_payment_id) loop
    if exists (select from gateway_refunds where payment_id = p_payment_id and done_at is null) then
      perform reverse_loss(p_ctx, p_now, p_day, lost);
      perform count_moved(p_ctx, p_now, p_day, lost, p_remarks);
    end if;
  end loop;
end $$;
