-- Takes a payment back, if it is not yet, and counts what the gateway moved as its refund or as a part of it. What the shop bore
-- of it counts first, or that would be against the rest for ever. Its client is told either way. The caller has locked
-- the day, the payment, the refund and the place, and resolved the exception.
create or replace function count_as_refund(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_moved payment_exceptions, p_remarks text
) returns void language plpgsql as $$
declare
  payment payments := p_payment;
begin
  if payment.status = 'credited' then
    perform refund_payment(p_ctx - 'key', p_now, p_day, payment.id, p_remarks, 'online');
  elsif payment.status = 'verified' then
    update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
      resolution = 'returned_through_gateway', remarks = nullif(trim(p_remarks), '')
    where payment_id = payment.id and resolved_at is null and moved_ref is null;
    payment.status := 'failed';
    payment.failed_at := p_now;
    payment.failure_code := 'returned_through_gateway';
    payment.failure_reason := nullif(trim(p_remarks), '');
    perform write_payment(payment);
    perform queue_message(p_now, 'payment_returned', 'payment_returned:' || payment.id,
      (select client_id from books where id = payment.book_id), null,
      jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  end if;
  perform count_losses_as_refund(p_ctx, p_now, p_day, payment.id, p_remarks);
  perform count_moved(p_ctx, p_now, p_day, p_moved, p_remarks);
  update payment_exceptions set resolved_at = p_now, resolution = 'refund_made'
  where payment_id = payment.id and kind = 'refund_failed' and moved_ref is null and resolved_at is null;
end $$;
