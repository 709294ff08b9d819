-- Ends a refund that was paid without the gateway: on the day it was paid, from the account of the method it was paid by.
-- While the gateway is asked, or was never asked, it may still send the money. Only a try that it refused or did not
-- answer sets last_trouble, and the next try clears it (takeDueRefunds in TypeScript enforces the same rule).
create or replace function settle_gateway_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_mode text, p_reference text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept gateway_refunds;
  payment payments;
begin
  perform lock_open_day(p_day);
  if not exists (select from gateway_refunds where payment_id = p_payment_id) then
    perform refuse('TH404', 'refund_not_found');
  end if;
  payment := lock_payment(p_payment_id, null);
  select * into strict kept from gateway_refunds where payment_id = p_payment_id for no key update;
  if kept.done_at is not null then
    perform refuse('TH409', 'refund_done');
  elsif kept.last_trouble is null then
    perform refuse('TH409', 'refund_under_way');
  end if;
  update gateway_refunds set done_at = p_now, settled_by_id = (p_ctx ->> 'actorId')::bigint, other_mode = p_mode,
    other_reference = trim(p_reference), next_try_at = null
  where payment_id = p_payment_id;
  -- From the account of receipts by gateway to that of the method it was paid by. Nothing that is owed changes.
  perform post_journals(p_ctx, p_now, p_day, array[row(payment.book_id, 'Transfer', 'gateway_refund', payment.id::text,
    payment.id, null, trim(p_reference), null, account_of_mode('online'), account_of_mode(p_mode), kept.amount_paise, 0,
    0)::journal_entry]);
end $$;
