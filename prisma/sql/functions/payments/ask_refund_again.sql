-- Has a refund that failed at the gateway asked for again, under a new key: under its own the gateway would answer with
-- the one that failed. With p_part_paise, a part of it that counted and failed is asked for with what is not sent yet, or
-- after what was sent. Refused where something is against it. The caller has locked it.
create or replace function ask_refund_again(p_now timestamptz, p_payment_id bigint, p_part_paise bigint default 0)
returns void language plpgsql as $$
begin
  perform refuse_hindered_refund(p_payment_id);
  perform keep_past_refund(p_now, p_payment_id);
  update gateway_refunds set state = 'waiting', attempt = attempt + 1, refund_id = null, absent_at = null, done_at = null,
    last_trouble = null, next_try_at = p_now,
    amount_paise = case state when 'processed' then 0 else amount_paise end + p_part_paise
  where payment_id = p_payment_id
    and (state = 'failed_at_gateway' or (p_part_paise > 0 and state in ('waiting', 'refused', 'processed')));
end $$;
