-- Takes a credited payment back by a journal that reverses its receipt, and frees its instalments. The money is given back by
-- p_mode, or as it came. What came through a gateway goes back through it, and nothing else does: what was paid by UPI to the
-- shop itself does not either, though earlier releases called it online. What the gateway sent back by itself before, and the
-- shop bore, counts as a part of it. A closed book may be corrected; a settled one is final.
create or replace function refund_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_reason text, p_mode text default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  payment payments;
  book books;
  place constant smallint := refund_place(p_ctx, p_payment_id, p_mode);
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, place);
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'credited' then
    perform refuse('TH409', 'nothing_to_refund', jsonb_build_object('status', payment.status));
  end if;
  perform refuse_hindered_refund(payment.id);
  select * into strict book from books where id = payment.book_id;
  if book.status = 'settled' then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', book.number, 'status', book.status));
  elsif is_settled_since(payment) then
    perform refuse('TH409', 'payment_settled', jsonb_build_object('book', book.number));
  end if;
  payment.refund_reason := nullif(trim(p_reason), '');
  if payment.refund_reason is null then
    perform refuse('TH422', 'refund_reason_required');
  end if;
  payment.refund_mode := coalesce(p_mode, case when payment.gateway = 'upi' then 'upi' else payment.mode end);
  if (payment.refund_mode = 'online' and payment.gateway = 'upi')
    or (payment.refund_mode <> payment.mode and (payment.refund_mode = 'online' or is_held_by_gateway(payment))) then
    perform refuse('TH422', 'refund_mode_not_allowed', jsonb_build_object('mode', payment.mode));
  end if;
  payment := reverse_receipt(p_ctx, p_now, p_day, payment, payment.refund_mode, payment.refund_reason,
    place);
  perform write_payment(payment);
  perform count_losses_as_refund(p_ctx, p_now, p_day, payment.id, payment.refund_reason);
  perform queue_message(p_now, 'payment_refunded', 'payment_refunded:' || payment.id, book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'reason', payment.refund_reason, 'mode', payment.refund_mode, 'amountPaise', payment.amount_paise::text, 'journalId',
    (select id::text from journals where source = 'refund' and source_ref = payment.id::text)));
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
