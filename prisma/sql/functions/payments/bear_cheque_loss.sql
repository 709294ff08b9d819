-- The bank has not paid a cheque whose book is settled, or whose payment was paid back or moved, because its clearing was taken
-- back afterwards. The payment stays as it is: its money is part of what the client got. The loss is the shop's. The caller has
-- locked the day and the cheque.
create or replace function bear_cheque_loss(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_reason text
) returns void language plpgsql as $$
declare
  loss_id bigint;
begin
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, payment_place(p_payment));
  update cheques set status = 'bounced', changed_on = p_day, reason = p_reason where payment_id = p_payment.id;
  loss_id := post_asset_journal(p_ctx, p_now, p_day, payment_place(p_payment), 'ChequeLoss', 'cheque_loss',
    free_reference('cheque_loss', p_payment.id::text), account('CHEQUE_LOSSES'), account('CHEQUES_IN_HAND'),
    p_payment.amount_paise, p_reason, p_payment.id);
  perform queue_message(p_now, 'cheque_bounced_settled', 'cheque_bounced_settled:' || loss_id,
    (select client_id from books where id = p_payment.book_id), null,
    jsonb_build_object('paymentId', p_payment.id::text, 'bookId', p_payment.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', p_payment.id::text, jsonb_build_object('cheque', 'bounced',
    'reason', p_reason, 'amountPaise', p_payment.amount_paise::text, 'journalId', loss_id::text));
end $$;
