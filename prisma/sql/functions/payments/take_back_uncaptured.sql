-- No money came for a payment that was credited, or is about to be: it is taken back, and nothing is sent. A refund that the
-- gateway was to make ends with it. What else was to be decided about it is over. The caller has locked the open day, the payment and
-- the place, and resolved the exception.
create or replace function take_back_uncaptured(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_missed payment_exceptions, p_remarks text
) returns void language plpgsql as $$
declare
  payment payments := p_payment;
begin
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = 'no_money_came', remarks = nullif(trim(p_remarks), '')
  where payment_id = payment.id and resolved_at is null
    and kind in ('book_closed', 'late_capture', 'second_capture', 'amount_differs', 'not_creditable');
  if payment.status = 'credited' then
    payment := reverse_receipt(p_ctx, p_now, p_day, payment, payment.mode, nullif(trim(p_remarks), ''),
      payment_place(payment));
    perform write_payment(payment);
  elsif payment.status = 'verified' then
    payment.status := 'failed';
    payment.failed_at := p_now;
    payment.failure_code := 'no_money_came';
    payment.failure_reason := nullif(trim(p_remarks), '');
    perform write_payment(payment);
  else
    perform count_moved(p_ctx, p_now, p_day, p_missed, p_remarks);
    update payment_exceptions set resolved_at = p_now, resolution = 'refund_made'
    where payment_id = payment.id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
  end if;
end $$;
