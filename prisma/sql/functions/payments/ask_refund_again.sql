-- Has a refund that failed at the gateway asked for again, under a new key: under its own the gateway would answer with
-- the one that failed. Refused where something is against it. The caller has locked it.
create or replace function ask_refund_again(p_now timestamptz, p_payment_id bigint) returns void language plpgsql as $$
begin
  perform refuse_hindered_refund(p_payment_id);
  update gateway_refunds set state = 'waiting', attempt = attempt + 1, refund_id = null, absent_at = null,
    last_trouble = null, next_try_at = p_now
  where payment_id = p_payment_id and state = 'failed_at_gateway';
end $$;
