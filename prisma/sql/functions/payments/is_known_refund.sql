-- Whether a refund of the gateway is one that the books did not ask for and heard of before, or one that made a part before.
-- The one that ended p_refund is none of them, because it may still turn.
create or replace function is_known_refund(
  p_refund gateway_refunds, p_payment_id bigint, p_refund_id text, p_amount_paise bigint
) returns boolean language sql stable as $$
  select exists (select from past_refunds r where r.payment_id = p_payment_id and r.refund_id = p_refund_id and r.failed_at is null)
    or exists (select from payment_exceptions e
      where e.payment_id = p_payment_id and e.kind = 'refund_differs' and e.moved_ref = p_refund_id
        and (e.failed_at is not null
          or (p_refund.refund_id, p_refund.amount_paise) is distinct from (p_refund_id, p_amount_paise)));
$$;
