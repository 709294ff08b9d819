-- What an Admin can decide about money that the gateway moved by itself or does not have, and about a refund that failed.
--
-- It counts as the refund of its payment, the shop bears it, or the books never held it. While a refund of ours may still be
-- made, only what was sent back instead of it counts as that; what a dispute took waits until that is known. What a dispute
-- took as the refund of its payment, and gave back, the shop returns or keeps.
--
-- A refund that failed is asked for again. Where the shop bore what the gateway moved before, that counts as the refund. Of one at
-- a gateway that is gone an Admin says what became of it.
create or replace function decisions_about_moved(p_payment payments, p_refund gateway_refunds, p_moved payment_exceptions)
returns text[] language sql stable as $$
  select (case
    when p_moved.kind = 'capture_not_found' then decisions_about_missing(p_payment, p_refund, p_moved)::text
    when p_moved.kind = 'not_settled' then '{}'
    when p_moved.kind = 'gateway_gone' then '{sent_by_gateway,not_sent_by_gateway}'
    when p_moved.kind = 'dispute_won' then '{money_returned,kept_by_shop}'
    when p_moved.kind = 'refund_failed' then case
      when refund_hindrance(p_payment.id) is null then decisions_about_failed(p_refund, p_moved)::text
      when exists (select from borne_losses(p_payment.id)) then '{counted_as_refund}'
      else '{}' end
    when p_moved.kind = 'dispute_lost' and p_refund.state in ('asked', 'unknown') then '{}'
    when p_refund.done_at is null
      and (p_refund.state in ('waiting', 'refused', 'failed_at_gateway')
        or (p_refund.state in ('asked', 'unknown') and p_moved.kind = 'refund_differs'))
      then '{counted_as_refund}'
    when p_refund.payment_id is not null or p_payment.status = 'refunded'
      or exists (select from payment_exceptions where payment_id = p_payment.id and returned_mode is not null)
      then '{borne_by_shop}'
    when p_payment.status = 'credited'
      and (is_missing_borne(p_payment) or exists (select from borne_losses(p_payment.id) where kind = 'dispute_lost'))
      then '{borne_by_shop}'
    -- refund_payment() gives nothing of a settled book back.
    when p_payment.status = 'credited' and is_settled_since(p_payment)
      then '{borne_by_shop}'
    when p_payment.status = 'credited' then '{counted_as_refund,borne_by_shop}'
    when p_payment.status = 'verified' then '{counted_as_refund}'
    else '{seen_to}' end)::text[];
$$;
