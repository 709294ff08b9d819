-- Records that the bank has not paid a cheque, and tells the client. What it credited is taken back by a journal that
-- reverses the receipt; one that waited to be cleared fails. A settled book is final: what it gave out stays, and the
-- shop bears the loss. So it does where the payment was paid back or moved before the bank returned its cheque.
create or replace function bounce_cheque(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  payment payments;
  book books;
  reversal_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, place_of_payment(p_payment_id));
  payment := lock_cheque(p_payment_id);
  select * into strict book from books where id = payment.book_id;
  if is_settled_since(payment) or payment.status = 'refunded' then
    perform bear_cheque_loss(p_ctx, p_now, p_day, payment, trim(p_reason));
    return finish_operation(p_ctx, payment_answer(payment.id));
  end if;
  update cheques set status = 'bounced', changed_on = p_day, reason = trim(p_reason) where payment_id = payment.id;
  if payment.status = 'credited' then
    payment := reverse_receipt(p_ctx, p_now, p_day, payment, 'cheque', trim(p_reason),
      payment_place(payment));
    select id into strict reversal_id from journals where source = 'refund' and source_ref = payment.id::text;
  else
    payment.status := 'failed';
    payment.failed_at := p_now;
    payment.failure_reason := trim(p_reason);
  end if;
  perform write_payment(payment);
  perform queue_message(p_now, 'cheque_bounced', 'cheque_bounced:' || payment.id, book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object('cheque', 'bounced',
    'reason', trim(p_reason), 'amountPaise', payment.amount_paise::text, 'journalId', reversal_id::text));
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
