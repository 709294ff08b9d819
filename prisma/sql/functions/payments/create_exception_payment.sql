-- Creates a payment with an exception for money that cannot be credited as the payment it was for: p_for, with the moment
-- and the day of this capture. An Admin decides.
create or replace function create_exception_payment(
  p_ctx jsonb, p_now timestamptz, p_for payments, p_gateway_payment_id text, p_references text[],
  p_amount_paise bigint, p_kind text
) returns void language plpgsql as $$
declare
  aside bigint := nextval('payments_id_seq');
begin
  insert into payments (id, book_id, branch_id, amount_paise, mode, status, paid_at, business_day, source, gateway, gateway_order_id,
                        gateway_payment_id, bank_numbers, created_at)
  values (aside, p_for.book_id, p_for.branch_id, p_amount_paise, 'online', 'verified', p_for.paid_at, p_for.business_day, 'online',
          p_for.gateway, p_for.gateway_order_id, p_gateway_payment_id, telling_numbers(p_references), p_now);
  insert into payment_exceptions (payment_id, kind, raised_at) values (aside, p_kind, p_now);
  perform write_audit(p_ctx, p_now, 'payment', aside::text, jsonb_build_object(
    'bookId', p_for.book_id::text, 'amountPaise', p_amount_paise::text, 'exception', p_kind,
    'gatewayPaymentId', p_gateway_payment_id, 'forPayment', p_for.id::text));
end $$;
