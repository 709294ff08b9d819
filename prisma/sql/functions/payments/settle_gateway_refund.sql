-- Ends a refund that was paid without the gateway: on the day it was paid, from the account of the method it was paid by.
-- Only what the gateway says that it has not made may be paid so: while it is asked, has not answered or is at it, it may
-- still send the money; and nothing that refund_hindrance() is against. p_gateway is the gateway that the shop has now, if
-- any: what waits for another one is never asked for.
create or replace function settle_gateway_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_mode text, p_reference text, p_gateway text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refund gateway_refunds;
begin
  -- The day of the gateway's money, and of the branch that pays.
  perform lock_open_day(p_day, main_place());
  perform lock_open_day(p_day, acting_branch(p_ctx));
  refund := lock_refund(p_payment_id);
  if refund.done_at is not null then
    perform refuse('TH409', 'refund_done');
  elsif refund.state = 'unknown' then
    perform refuse('TH409', 'refund_unknown');
  elsif refund.state not in ('refused', 'failed_at_gateway')
    and not (refund.state = 'waiting' and refund.gateway is distinct from p_gateway) then
    perform refuse('TH409', 'refund_under_way');
  end if;
  perform refuse_hindered_refund(p_payment_id);
  perform claim_payout_reference(p_mode, p_reference);
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = 'paid_another_way', reference = trim(p_reference)
  where payment_id = p_payment_id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
  -- A gateway that was never asked cannot have it either.
  update gateway_refunds set state = 'paid_another_way', done_at = p_now,
    settled_by_id = (p_ctx ->> 'actorId')::bigint, other_mode = p_mode, other_reference = trim(p_reference),
    next_try_at = null, absent_at = coalesce(absent_at, p_now)
  where payment_id = p_payment_id;
  -- From the account of receipts by gateway to that of the method it was paid by. Nothing that is owed changes.
  perform post_journals(p_ctx, p_now, p_day, array[row(
    (select book_id from payments where id = p_payment_id), 'Transfer', 'gateway_refund', p_payment_id::text,
    p_payment_id, null, trim(p_reference), null, account_of_mode('online'), account_of_mode(p_mode),
    refund.amount_paise, 0, 0)::journal_entry], p_place => acting_branch(p_ctx));
end $$;
