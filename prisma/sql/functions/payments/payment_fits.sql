-- Whether the columns of a payment fit together. It is the one check of the table, payments_check, and raises the name of the rule that
-- is broken: PostgreSQL would read and plan checks of their own again at every insert, which took longer than to write the payment.
create or replace function payment_fits(p payments) returns boolean language plpgsql immutable as $$
declare
  broken text;
begin
  -- By far the most: one that was credited.
  if p.status = 'credited' and p.amount_paise between 1 and public.most_paise() and p.instalment_count >= 1
    and p.mode in ('cash', 'card', 'upi', 'cheque', 'bank', 'online') and p.source in ('counter', 'online')
    and length(p.receipt_number) <= 16 and p.instalment_number is not null and p.acknowledged_at is not null
    and p.weight_mg is not distinct from p.computed_weight_mg and coalesce(p.weight_mg, 0) >= 0
    and (p.gateway_payment_id is null or p.gateway is not null)
    and (p.refund_mode, p.refund_reason, p.refunded_at, p.failure_code) is null then
    return true;
  elsif p.amount_paise < 1 or p.amount_paise > public.most_paise() or p.instalment_count < 1 then
    broken := 'amount';
  elsif p.mode not in ('cash', 'card', 'upi', 'cheque', 'bank', 'online') then
    broken := 'mode';
  elsif p.status not in ('pending', 'verified', 'credited', 'failed', 'refunded') then
    broken := 'status';
  elsif p.source not in ('counter', 'online') then
    broken := 'source';
  elsif (p.status in ('credited', 'refunded'))
    <> (p.receipt_number is not null and p.instalment_number is not null and p.acknowledged_at is not null) then
    broken := 'credited';
  elsif length(p.receipt_number) > 16 then
    broken := 'receipt';
  elsif p.weight_mg < 0 or p.computed_weight_mg < 0 then
    broken := 'weight';
  elsif p.weight_mg <> p.computed_weight_mg and p.weight_reason is null then
    broken := 'weight_reason';
  elsif p.gateway_payment_id is not null and p.gateway is null then
    broken := 'gateway';
  elsif (p.status = 'refunded') <> (p.refund_mode is not null and p.refund_reason is not null) then
    broken := 'refund';
  elsif (p.status = 'refunded') <> (p.refunded_at is not null) then
    broken := 'refunded';
  elsif p.refund_mode not in ('cash', 'card', 'upi', 'cheque', 'bank', 'online') then
    broken := 'refund_mode';
  elsif p.status = 'failed' and p.failed_at is null then
    broken := 'failed';
  elsif p.failure_code is not null and (p.status <> 'failed' or p.failure_code not in ('never_confirmed', 'given_up',
    'page_not_opened', 'returned_through_gateway', 'money_returned', 'no_money_came')) then
    broken := 'failure_code';
  end if;
  if broken is not null then
    perform public.refuse_row('payments', broken);
  end if;
  return true;
end $$;
