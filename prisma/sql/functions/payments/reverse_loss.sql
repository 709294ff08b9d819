-- Reverses the loss that the shop still bears of what the gateway moved by itself. Returns how much it was, 0 where there is
-- none. The caller has locked the day and the payment.
create or replace function reverse_loss(p_ctx jsonb, p_now timestamptz, p_day date, p_moved payment_exceptions)
returns bigint language plpgsql as $$
declare
  loss journals;
begin
  select * into loss from borne_loss(p_moved);
  if not found then
    return 0;
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, loss.place_id);
  perform reverse_asset_journal(p_ctx, p_now, p_day, loss, 'correction', p_moved.moved_ref);
  return (select amount from postings where journal_id = loss.id and amount > 0);
end $$;
