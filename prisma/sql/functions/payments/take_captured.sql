-- Takes the money of a Pending or Failed payment: verifies it, and credits it where the shop has switched that on and no
-- rule is against it. Money whose number (p_references are the gateway's and the bank's) credited another payment waits for an
-- Admin: it may be the same money. The caller has locked the day, the book, the payment and these numbers. Returns the
-- outcome.
create or replace function take_captured(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment payments, p_gateway_payment_id text, p_references text[]
) returns text language plpgsql as $$
declare
  payment payments := verify_captured(p_payment, p_gateway_payment_id, p_references);
  outcome text := 'verified';
  refusal text;
begin
  if raise_capture_exception(p_now, payment,
      case when number_was_used(p_references || p_gateway_payment_id, payment.id) then 'transaction_number_used' end) then
    outcome := 'set aside';
  elsif setting_is_on('auto_acknowledge') then
    refusal := credit_verified(p_ctx, p_now, p_day, payment);
    if refusal is null then
      outcome := 'credited';
    elsif raise_capture_exception(p_now, payment, refusal) then
      outcome := 'set aside';
    end if;
  end if;
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'bookId', payment.book_id::text, 'amountPaise', payment.amount_paise::text, 'from', p_payment.status,
    'to', payment.status, 'gatewayPaymentId', p_gateway_payment_id));
  if outcome = 'verified' then
    perform queue_message(p_now, 'payment_verified', 'payment_verified:' || payment.id,
      (select client_id from books where id = payment.book_id), null,
      jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  end if;
  return outcome;
end $$;
