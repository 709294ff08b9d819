-- Takes a payment off its book, because its money is moved to another one.
create or replace function take_back_moved(
  p_ctx jsonb, p_now timestamptz, p_day date, p_wrong payments, p_to books, p_reason text
) returns void language plpgsql as $$
declare
  wrong payments := p_wrong;
  receipt_id bigint;
  reversal_id bigint;
begin
  select id into strict receipt_id from journals where source = 'payment' and source_ref = wrong.id::text;
  reversal_id := (post_journals(p_ctx, p_now, p_day, array[row(wrong.book_id, 'Reversal', 'refund', wrong.id::text, wrong.id,
    receipt_id, p_reason, wrong.mode, account_of_mode(wrong.mode), null, -wrong.amount_paise,
    -coalesce(wrong.weight_mg, 0), -wrong.instalment_count)::journal_entry], p_place => payment_place(wrong)))[1];
  update instalment_credits set reversed_by_journal_id = reversal_id where journal_id = receipt_id;
  wrong.status := 'refunded';
  wrong.refunded_at := p_now;
  wrong.refund_mode := wrong.mode;
  wrong.refund_reason := p_reason;
  perform write_payment(wrong);
  perform queue_message(p_now, 'payment_moved', 'payment_moved:' || wrong.id,
    (select client_id from books where id = wrong.book_id), null,
    jsonb_build_object('paymentId', wrong.id::text, 'bookId', wrong.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', wrong.id::text, jsonb_build_object(
    'reason', p_reason, 'movedTo', p_to.number, 'amountPaise', wrong.amount_paise::text, 'journalId', reversal_id::text));
end $$;
