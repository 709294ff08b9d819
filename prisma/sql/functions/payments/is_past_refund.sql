-- Whether a refund of the gateway is one of ours that failed or made a part before another one was asked for. The one that p_refund
-- is about now is no past one.
create or replace function is_past_refund(p_refund gateway_refunds, p_payment_id bigint, p_refund_id text)
returns boolean language sql stable as $$
  select p_refund.refund_id is distinct from p_refund_id and exists (select from past_refunds r
    where r.payment_id = p_payment_id and r.refund_id = p_refund_id);
$$;
