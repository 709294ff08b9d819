-- Corrections have their reasons: a weight that is not the computed one, and a refund, which also has its own way of
-- paying back.

alter table payments
  add column weight_reason text,
  add column refund_mode text;
update payments set weight_reason = 'No reason was kept' where weight_mg <> computed_weight_mg;
update payments set refund_mode = mode, refund_reason = coalesce(refund_reason, 'No reason was kept') where status = 'Refunded';
-- The twin of the rule in credit_book().
alter table payments
  add constraint payments_weight_reason_check check (weight_mg = computed_weight_mg or weight_reason is not null),
  add constraint payments_refund_check check (
    (status = 'Refunded') = (refund_mode is not null and refund_reason is not null)),
  add constraint payments_refund_mode_check check (refund_mode in ('Cash', 'Card', 'UPI', 'Cheque', 'Bank', 'Online'));
create index payments_mode_paid_at_id_idx on payments(mode, paid_at desc, id desc);

drop function take_counter_payment(jsonb, timestamptz, date, text, text, bigint, bigint, text);
drop function acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text);
drop function refund_payment(jsonb, timestamptz, date, bigint, text);

-- Writes a new payment, or what a command may change of an old one.
create or replace function write_payment(p_payment payments) returns void language plpgsql as $$
declare
  broken text;
begin
  insert into payments select p_payment.*
  on conflict (id) do update set
    status = excluded.status, transaction_number = excluded.transaction_number,
    instalment_number = excluded.instalment_number, instalment_count = excluded.instalment_count,
    weight_mg = excluded.weight_mg, computed_weight_mg = excluded.computed_weight_mg,
    weight_reason = excluded.weight_reason, refund_mode = excluded.refund_mode,
    gold_rate_id = excluded.gold_rate_id, receipt_number = excluded.receipt_number,
    failure_reason = excluded.failure_reason, refund_reason = excluded.refund_reason,
    acknowledged_by_id = excluded.acknowledged_by_id, acknowledged_at = excluded.acknowledged_at,
    failed_at = excluded.failed_at, refunded_at = excluded.refunded_at;
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken in ('payments_transaction_number_key', 'payments_slip_number_key') then
    perform refuse('TH409', 'transaction_number_used',
      jsonb_build_object('transactionNumber', p_payment.transaction_number));
  end if;
  raise;
end $$;

-- What a payment command answers, with the book as it stands now.
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

-- Credits a payment that passed every rule: journal, one credit per instalment, message, audit, and last its
-- receipt number. Answers the payment with the columns that this decides; the caller writes the row.
create or replace function credit_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book books, p_version scheme_versions, p_payment payments,
  p_instalment int, p_weight_mg bigint
) returns payments language plpgsql as $$
declare
  payment payments := p_payment;
  rate gold_rates;
  journal_id bigint;
  n int := p_payment.instalment_count;
begin
  payment.instalment_number := coalesce(p_instalment, next_instalment(p_book, p_version.payment_rule));
  perform require_instalments_free(p_book, p_version.payment_rule, payment.instalment_number, n);
  if p_version.accrual = 'weight' then
    rate := rate_of_day(payment.business_day);
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
  journal_id := post_journal(p_ctx, p_now, p_day, p_book.id, 'Receipt', 'payment', payment.id::text, payment.id, null, null,
    payment.mode, account_of_mode(payment.mode), payment.amount_paise, coalesce(payment.weight_mg, 0), n);
  insert into instalment_credits (book_id, instalment_number, journal_id, payment_id, amount_paise, weight_mg)
  select p_book.id, payment.instalment_number + i, journal_id, payment.id, payment.amount_paise / n,
         -- Whole milligrams; the last instalment carries what does not divide.
         coalesce(payment.weight_mg, 0) / n + case when i = n - 1 then coalesce(payment.weight_mg, 0) % n else 0 end
  from generate_series(0, n - 1) i;
  perform queue_message(p_now, 'payment_acknowledged', 'payment_acknowledged:' || payment.id, p_book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', p_book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'bookId', p_book.id::text, 'amountPaise', payment.amount_paise::text, 'mode', payment.mode,
    'instalmentNumber', payment.instalment_number, 'instalmentCount', n,
    'weightMg', payment.weight_mg::text, 'computedWeightMg', payment.computed_weight_mg::text,
    'weightReason', payment.weight_reason, 'transactionNumber', payment.transaction_number, 'previousTransactionNumber',
    nullif(p_payment.transaction_number, payment.transaction_number), 'journalId', journal_id::text));
  payment.status := 'Payment Approved';
  payment.acknowledged_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.acknowledged_at := p_now;
  payment.failed_at := null;
  payment.receipt_number := next_receipt_number(p_day);
  return payment;
end $$;

-- A payment at the counter is approved at once. No amount: the next instalment's.
create function take_counter_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_number text, p_mode text, p_amount_paise bigint,
  p_weight_mg bigint, p_transaction_number text, p_weight_reason text default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed jsonb := claim_key(p_ctx, p_now);
  book books;
  version scheme_versions;
  payment payments;
  answer jsonb;
begin
  if claimed is not null then
    return (claimed -> 'response') || '{"replayed": true}';
  end if;
  perform hold_day_open(p_day);
  book := lock_open_book((select id from books where number = upper(trim(p_book_number))));
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.id := nextval('payments_id_seq');
  payment.book_id := book.id;
  payment.amount_paise := coalesce(p_amount_paise, book.amount_paise);
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment.mode := p_mode;
  payment.transaction_number := nullif(trim(p_transaction_number), '');
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.paid_at := p_now;
  payment.business_day := p_day;
  payment.source := 'counter';
  payment.created_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.created_at := p_now;
  payment := credit_book(p_ctx, p_now, p_day, book, version, payment, null, p_weight_mg);
  perform write_payment(payment);
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

-- Confirms a payment that is Pending (then its transaction number is needed) or verified by the gateway.
create function acknowledge_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_expected_book_number text,
  p_instalment_number int, p_weight_mg bigint, p_transaction_number text, p_weight_reason text default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed jsonb := claim_key(p_ctx, p_now);
  book books;
  version scheme_versions;
  payment payments;
  answer jsonb;
begin
  if claimed is not null then
    return (claimed -> 'response') || '{"replayed": true}';
  end if;
  perform hold_day_open(p_day);
  payment := lock_payment(p_payment_id, p_expected_book_number);
  if payment.status not in ('Pending', 'Successfully Transfer') then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', payment.status));
  end if;
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.transaction_number := coalesce(nullif(trim(p_transaction_number), ''), payment.transaction_number);
  if payment.status = 'Pending' and payment.transaction_number is null then
    perform refuse('TH422', 'transaction_number_required');
  end if;
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment := credit_book(p_ctx, p_now, p_day, book, version, payment, p_instalment_number, p_weight_mg);
  perform write_payment(payment);
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

-- Takes a credited payment back by a journal that reverses its receipt, and frees its instalments. The money is given
-- back by p_mode, else as it came; what came through a gateway goes back through it. A closed
-- book may be corrected; a settled one is final.
create function refund_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_reason text, p_mode text default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed jsonb := claim_key(p_ctx, p_now);
  payment payments;
  book books;
  receipt_id bigint;
  reversal_id bigint;
  answer jsonb;
begin
  if claimed is not null then
    return (claimed -> 'response') || '{"replayed": true}';
  end if;
  perform hold_day_open(p_day);
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'Payment Approved' then
    perform refuse('TH409', 'nothing_to_refund', jsonb_build_object('status', payment.status));
  end if;
  select * into strict book from books where id = payment.book_id;
  if book.status = 'Settled' then
    perform refuse('TH409', 'book_not_open', jsonb_build_object('book', book.number, 'status', book.status));
  end if;
  payment.refund_reason := nullif(trim(p_reason), '');
  if payment.refund_reason is null then
    perform refuse('TH422', 'refund_reason_required');
  end if;
  payment.refund_mode := coalesce(p_mode, payment.mode);
  if payment.refund_mode <> payment.mode
    and (payment.refund_mode = 'Online' or (payment.gateway_payment_id is not null and payment.gateway <> 'upi')) then
    perform refuse('TH422', 'refund_mode_not_allowed', jsonb_build_object('mode', payment.mode));
  end if;
  select id into strict receipt_id from journals where source = 'payment' and source_ref = payment.id::text;
  reversal_id := post_journal(p_ctx, p_now, p_day, book.id, 'Reversal', 'refund', payment.id::text, payment.id, receipt_id,
    payment.refund_reason, payment.refund_mode, account_of_mode(payment.refund_mode), -payment.amount_paise,
    -coalesce(payment.weight_mg, 0), -payment.instalment_count);
  update instalment_credits set reversed_by_journal_id = reversal_id where journal_id = receipt_id;
  payment.status := 'Refunded';
  payment.refunded_at := p_now;
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_refunded', 'payment_refunded:' || payment.id, book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'reason', payment.refund_reason, 'mode', payment.refund_mode, 'amountPaise', payment.amount_paise::text, 'journalId', reversal_id::text));
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

revoke execute on function
  take_counter_payment(jsonb, timestamptz, date, text, text, bigint, bigint, text, text),
  acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text, text),
  refund_payment(jsonb, timestamptz, date, bigint, text, text)
from public;
grant execute on function
  take_counter_payment(jsonb, timestamptz, date, text, text, bigint, bigint, text, text),
  acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text, text),
  refund_payment(jsonb, timestamptz, date, bigint, text, text)
to thangam_app;
