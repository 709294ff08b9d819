-- What a payment command returns: the payment, with its book as it stands now.
create or replace function answer_of_payment(p_payment payments, p_book books, p_version scheme_versions) returns jsonb
language plpgsql stable as $$
declare
  now_is record;
begin
  select c.name, t.paid_paise, t.weight_mg, t.instalments_paid,
    (select rate_paise_per_gram from gold_rates where id = p_payment.gold_rate_id) as rate
  into strict now_is from clients c, book_balances t where c.id = p_book.client_id and t.book_id = p_book.id;
  return jsonb_build_object(
    'paymentId', p_payment.id::text, 'bookId', p_book.id::text, 'bookNumber', p_book.number,
    'clientId', p_book.client_id::text, 'clientName', now_is.name, 'schemeName', p_version.name,
    'status', p_payment.status, 'mode', p_payment.mode, 'amountPaise', p_payment.amount_paise::text,
    'instalmentNumber', p_payment.instalment_number, 'instalmentCount', p_payment.instalment_count,
    'weightMg', p_payment.weight_mg::text, 'computedWeightMg', p_payment.computed_weight_mg::text,
    'weightReason', p_payment.weight_reason,
    'refundMode', p_payment.refund_mode, 'refundReason', p_payment.refund_reason,
    'ratePaisePerGram', now_is.rate::text, 'transactionNumber', p_payment.transaction_number,
    'receiptNumber', p_payment.receipt_number,
    'paidAt', to_char(p_payment.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'businessDay', p_payment.business_day,
    'paidTotalPaise', now_is.paid_paise::text, 'weightTotalMg', now_is.weight_mg::text,
    'instalmentsPaid', now_is.instalments_paid,
    'nextInstalment', instalment_after(p_book, p_version.payment_rule, last_instalment(p_book.id), now_is.instalments_paid),
    'replayed', false);
end $$;
