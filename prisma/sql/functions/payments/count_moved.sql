-- Counts what the gateway moved by itself towards the refund of its payment: the gateway is asked for the rest under a new key,
-- or for nothing. What is more than the client was still owed the shop bears. The caller has locked the day, the payment, the
-- refund and the place.
create or replace function count_moved(
  p_ctx jsonb, p_now timestamptz, p_day date, p_moved payment_exceptions, p_remarks text
) returns void language plpgsql as $$
declare
  owed constant bigint := coalesce((select amount_paise from gateway_refunds
    where payment_id = p_moved.payment_id and done_at is null), 0);
begin
  if owed > 0 then
    perform keep_past_refund(p_now, p_moved.payment_id);
  end if;
  if p_moved.moved_paise < owed then
    update gateway_refunds set amount_paise = owed - p_moved.moved_paise, state = 'waiting', attempt = attempt + 1,
      refund_id = null, next_try_at = p_now, absent_at = null, last_trouble = null
    where payment_id = p_moved.payment_id;
  elsif owed > 0 then
    update gateway_refunds set state = 'processed', refund_id = p_moved.moved_ref, done_at = p_now, next_try_at = null,
      absent_at = null, last_trouble = null
    where payment_id = p_moved.payment_id;
  end if;
  if p_moved.moved_paise > owed then
    perform post_loss_beyond(p_ctx, p_now, p_day, p_moved, p_moved.moved_paise - owed, p_remarks);
  end if;
end $$;
