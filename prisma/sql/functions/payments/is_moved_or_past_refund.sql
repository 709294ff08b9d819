-- Whether a refund of the gateway is one that the books did not ask for and heard of before, or a past one.
create or replace function is_moved_or_past_refund(p_refund gateway_refunds, p_payment_id bigint, p_refund_id text)
returns boolean language sql stable as $$
  select is_past_refund(p_refund, p_payment_id, p_refund_id)
    or exists (select from payment_exceptions e
      where e.payment_id = p_payment_id and e.kind = 'refund_differs' and e.moved_ref = p_refund_id);
$$;
