-- Writes a new payment, or what a command may change of an existing one. write_payment() calls it.
create or replace function store_payment(p_payment payments) returns void language plpgsql as $$
begin
  insert into payments select p_payment.*
  on conflict (id) do update set
    status = excluded.status, mode = excluded.mode, paid_at = excluded.paid_at, business_day = excluded.business_day,
    transaction_number = excluded.transaction_number,
    instalment_number = excluded.instalment_number, instalment_count = excluded.instalment_count,
    weight_mg = excluded.weight_mg, computed_weight_mg = excluded.computed_weight_mg,
    weight_reason = excluded.weight_reason, refund_mode = excluded.refund_mode,
    gold_rate_id = excluded.gold_rate_id, receipt_number = excluded.receipt_number,
    failure_code = excluded.failure_code, failure_reason = excluded.failure_reason, refund_reason = excluded.refund_reason,
    acknowledged_by_id = excluded.acknowledged_by_id, acknowledged_at = excluded.acknowledged_at,
    failed_at = excluded.failed_at, refunded_at = excluded.refunded_at;
end $$;
