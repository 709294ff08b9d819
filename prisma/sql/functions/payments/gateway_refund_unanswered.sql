-- The gateway did not answer a request for a refund, or a question about one: whether it was made is not known, and it is
-- asked about again before anything else may be done.
create or replace function gateway_refund_unanswered(p_now timestamptz, p_payment_id bigint, p_reason text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refund gateway_refunds := lock_refund(p_payment_id);
begin
  update gateway_refunds set state = case state when 'asked' then 'unknown' else state end, last_trouble = p_reason,
    next_try_at = next_refund_try(p_now, refund)
  where payment_id = p_payment_id and state in ('asked', 'unknown', 'accepted');
end $$;
