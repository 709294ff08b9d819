-- Reverses the receipt of a credited payment: rupees from the account of p_mode at p_place, gold and instalments as they came. Returns the
-- payment with the columns that this decides; the caller writes the row.
create or replace function reverse_receipt(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_mode text, p_reason text,
  p_place smallint
) returns payments language plpgsql as $$
declare
  payment payments := p_payment;
  receipt_id bigint;
  reversal_id bigint;
begin
  select id into strict receipt_id from journals where source = 'payment' and source_ref = payment.id::text;
  reversal_id := (post_journals(p_ctx, p_now, p_day, array[row(payment.book_id, 'Reversal', 'refund', payment.id::text,
    payment.id, receipt_id, p_reason, p_mode, account_of_mode(p_mode), null, -payment.amount_paise,
    -coalesce(payment.weight_mg, 0), -payment.instalment_count)::journal_entry], p_place => p_place))[1];
  update instalment_credits set reversed_by_journal_id = reversal_id where journal_id = receipt_id;
  payment.status := 'refunded';
  payment.refunded_at := p_now;
  payment.refund_mode := p_mode;
  payment.refund_reason := p_reason;
  return payment;
end $$;
