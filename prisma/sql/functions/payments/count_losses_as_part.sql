-- Counts what the gateway moved by itself, and the shop bore, as the part of a refund that counted and failed (p_failed): each
-- loss is reversed, as far as anything of it is owed. What is left is owed still. The caller has locked the day, the payment,
-- the refund and the place, and resolved the exception.
create or replace function count_losses_as_part(
  p_ctx jsonb, p_now timestamptz, p_day date, p_failed payment_exceptions, p_remarks text
) returns void language plpgsql as $$
declare
  owed bigint := p_failed.moved_paise;
  lost payment_exceptions;
begin
  for lost in select * from borne_losses(p_failed.payment_id) loop
    exit when owed = 0;
    perform reverse_loss(p_ctx, p_now, p_day, lost);
    if lost.moved_paise > owed then
      perform post_loss_beyond(p_ctx, p_now, p_day, lost, lost.moved_paise - owed, p_remarks);
    end if;
    owed := owed - least(owed, lost.moved_paise);
  end loop;
  if owed > 0 then
    insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
    values (p_failed.payment_id, p_failed.kind, p_now, p_failed.moved_ref, owed);
  end if;
end $$;
