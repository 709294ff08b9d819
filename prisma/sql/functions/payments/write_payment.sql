-- Writes what a command may change of a payment, and refuses a transaction number that another one has.
create or replace function write_payment(p_payment payments) returns void language plpgsql as $$
begin
  perform require_number_free(p_payment);
  update payments p set
    status = p_payment.status, mode = p_payment.mode, paid_at = p_payment.paid_at, business_day = p_payment.business_day,
    transaction_number = p_payment.transaction_number,
    instalment_number = p_payment.instalment_number, instalment_count = p_payment.instalment_count,
    weight_mg = p_payment.weight_mg, computed_weight_mg = p_payment.computed_weight_mg,
    weight_reason = p_payment.weight_reason, refund_mode = p_payment.refund_mode,
    gold_rate_id = p_payment.gold_rate_id, receipt_number = p_payment.receipt_number,
    failure_code = p_payment.failure_code, failure_reason = p_payment.failure_reason, refund_reason = p_payment.refund_reason,
    acknowledged_by_id = p_payment.acknowledged_by_id, acknowledged_at = p_payment.acknowledged_at,
    failed_at = p_payment.failed_at, refunded_at = p_payment.refunded_at
  where p.id = p_payment.id;
  if not found then
    raise exception 'payment % is not there', p_payment.id using errcode = 'TH500';
  end if;
end $$;
