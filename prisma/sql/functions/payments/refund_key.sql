-- The key under which a gateway is asked for a refund: the same for every try of one attempt, so that it is made once.
create or replace function refund_key(p_payment_id bigint, p_attempt int) returns text language sql immutable as $$
  select 'refund-of-payment-' || p_payment_id || case when p_attempt > 1 then '-' || p_attempt else '' end;
$$;
