-- Credits a payment of a book that the caller has locked. Asks the rules of its number, instalments, cash and gold, posts the
-- journal, writes one credit per instalment, the message, the audit entry and last the receipt number. Returns the payment with
-- the columns that this decides; the caller writes the row.
create or replace function credit_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_version scheme_versions, p_payment payments,
  p_instalment int, p_weight_mg bigint
) returns payments language plpgsql as $$
declare
  payment payments := p_payment;
  rate gold_rates;
  journal_id bigint;
  n int := p_payment.instalment_count;
  balance record;
  next int;
begin
  perform lock_transaction_number(payment.transaction_number);
  select t.instalments_paid as paid, last_instalment(p_book.id) as last,
    exists (select from payments where book_id = p_book.id and status = 'verified') as has_verified
  into strict balance from book_balances t where t.book_id = p_book.id;
  next := instalment_after(p_book, p_version.payment_rule, balance.last, balance.paid);
  payment.instalment_number := coalesce(p_instalment, next);
  perform require_instalments_free(p_book, p_version.payment_rule, payment.instalment_number, n, next, balance.last);
  if payment.mode = 'cash' then
    perform require_cash_allowed(payment.business_day, p_book, payment.amount_paise);
  end if;
  if p_version.terms is not null then
    payment := terms_row_gold(payment, p_version, p_book.branch_id, p_weight_mg);
  elsif p_version.accrual = 'weight' then
    rate := rate_of_day(payment.business_day, p_book.branch_id);
    payment.gold_rate_id := rate.id;
    if rate.id is not null then
      payment.computed_weight_mg := weight_for_amount(p_version, p_book.id, payment.amount_paise, rate.rate_paise_per_gram);
    end if;
    payment.weight_mg := coalesce(p_weight_mg, payment.computed_weight_mg);
    if payment.weight_mg is null or payment.weight_mg < 0 then
      perform refuse('TH422', 'weight_required', jsonb_build_object('day', payment.business_day));
    end if;
    if coalesce(payment.weight_mg = payment.computed_weight_mg, true) then
      payment.weight_reason := null;
    elsif payment.weight_reason is null then
      perform refuse('TH422', 'weight_reason_required', jsonb_build_object('computedMg', payment.computed_weight_mg::text));
    end if;
  else
    payment.weight_reason := null;
  end if;
  journal_id := (post_journals(p_ctx, p_now, p_day, array[row(p_book.id, 'Receipt', 'payment', payment.id::text, payment.id,
    null, null, payment.mode, account_of_mode(payment.mode), null, payment.amount_paise, coalesce(payment.weight_mg, 0),
    n)::journal_entry], p_place => payment_place(payment)))[1];
  -- One by one: for a set of unknown size PostgreSQL would make a new plan at every payment.
  for i in 0 .. n - 1 loop
    insert into instalment_credits (book_id, instalment_number, journal_id, payment_id, amount_paise, weight_mg)
    values (p_book.id, payment.instalment_number + i, journal_id, payment.id, payment.amount_paise / n,
            -- Whole milligrams; the last instalment carries what does not divide.
            coalesce(payment.weight_mg, 0) / n + case when i = n - 1 then coalesce(payment.weight_mg, 0) % n else 0 end);
  end loop;
  if balance.has_verified then
    perform raise_uncreditable(p_now, p_book, p_version, payment);
  end if;
  perform queue_message(p_now, 'payment_acknowledged', 'payment_acknowledged:' || payment.id, p_book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', p_book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'bookId', p_book.id::text, 'amountPaise', payment.amount_paise::text, 'mode', payment.mode,
    'businessDay', payment.business_day, 'instalmentNumber', payment.instalment_number, 'instalmentCount', n,
    'weightMg', payment.weight_mg::text, 'computedWeightMg', payment.computed_weight_mg::text,
    'weightReason', payment.weight_reason, 'transactionNumber', payment.transaction_number, 'previousTransactionNumber',
    nullif(p_payment.transaction_number, payment.transaction_number), 'journalId', journal_id::text));
  payment.status := 'credited';
  payment.acknowledged_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.acknowledged_at := p_now;
  payment.failed_at := null;
  payment.receipt_number := next_receipt_number(receipt_counter(p_ctx, payment.source, payment.branch_id), p_day);
  return payment;
end $$;
