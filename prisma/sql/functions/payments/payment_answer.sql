-- What a payment command returns: the payment, with the book as it stands now.
create or replace function payment_answer(p_payment_id bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'paymentId', p.id::text, 'bookId', b.id::text, 'bookNumber', b.number,
    'clientId', c.id::text, 'clientName', c.name, 'schemeName', v.name,
    'status', p.status, 'mode', p.mode, 'amountPaise', p.amount_paise::text,
    'instalmentNumber', p.instalment_number, 'instalmentCount', p.instalment_count,
    'weightMg', p.weight_mg::text, 'computedWeightMg', p.computed_weight_mg::text,
    'weightReason', p.weight_reason,
    'refundMode', p.refund_mode, 'refundReason', p.refund_reason,
    'ratePaisePerGram', r.rate_paise_per_gram::text, 'transactionNumber', p.transaction_number,
    'receiptNumber', p.receipt_number,
    'paidAt', to_char(p.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'businessDay', p.business_day,
    'paidTotalPaise', t.paid_paise::text, 'weightTotalMg', t.weight_mg::text, 'instalmentsPaid', t.instalments_paid,
    'nextInstalment', next_instalment(b, v.payment_rule), 'replayed', false)
  from payments p
  join books b on b.id = p.book_id
  join clients c on c.id = b.client_id
  join scheme_versions v on v.id = b.scheme_version_id
  join book_balances t on t.book_id = b.id
  left join gold_rates r on r.id = p.gold_rate_id
  where p.id = p_payment_id;
$$;
