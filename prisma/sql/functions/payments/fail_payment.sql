-- Fails a pending payment: for a reason that has a code (failureCodes of the contracts), or in the words of whoever failed it.
-- A cheque in hand is cleared or bounces instead.
create or replace function fail_payment(
  p_ctx jsonb, p_now timestamptz, p_payment_id bigint, p_code text, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  payment payments;
begin
  if earlier is not null then
    return earlier;
  end if;
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'pending' then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', payment.status));
  elsif exists (select from cheques where payment_id = payment.id and status = 'in_hand') then
    perform refuse('TH409', 'cheque_not_cleared');
  end if;
  payment.status := 'failed';
  payment.failed_at := p_now;
  payment.failure_code := p_code;
  payment.failure_reason := nullif(trim(p_reason), '');
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_failed', 'payment_failed:' || payment.id,
    (select client_id from books where id = payment.book_id), null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, case when p_code is null
    then jsonb_build_object('reason', payment.failure_reason) else jsonb_build_object('failure', p_code) end);
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
