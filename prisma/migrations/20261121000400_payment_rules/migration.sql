-- The rules of payments, shared by the functions of the next migration.

-- The instalment a book expects next; null when a fixed scheme is paid up.
create function next_instalment(p_book books, p_payment_rule text) returns int language sql stable as $$
  select case
    when p_payment_rule = 'flexible' then
      (select coalesce(max(instalment_number), 0) + 1 from instalment_credits
       where book_id = p_book.id and reversed_by_journal_id is null)
    else
      (select min(n) from generate_series(1, p_book.instalments) n
       where not exists (select from instalment_credits c where c.book_id = p_book.id
                         and c.instalment_number = n and c.reversed_by_journal_id is null))
    end;
$$;

-- How many instalments an amount is for, or a refusal. Fixed: whole multiples of the book's amount that are
-- still due. Flexible: one, of at least the minimum and of the right multiple.
create function instalments_for(p_book books, p_version scheme_versions, p_amount bigint) returns int language plpgsql as $$
declare
  remaining int;
begin
  if p_version.payment_rule = 'flexible' then
    if p_amount < p_version.minimum_paise or p_amount % p_version.multiple_of_paise <> 0 or p_amount > 1000000000000 then
      perform refuse('TH422', 'amount_not_allowed', jsonb_build_object(
        'minimumPaise', p_version.minimum_paise::text, 'multipleOfPaise', p_version.multiple_of_paise::text));
    end if;
    return 1;
  end if;
  remaining := p_book.instalments - (select count(*) from instalment_credits
    where book_id = p_book.id and reversed_by_journal_id is null);
  if remaining = 0 then
    perform refuse('TH409', 'all_instalments_paid', jsonb_build_object('book', p_book.number));
  end if;
  if p_amount <= 0 or p_amount % p_book.amount_paise <> 0 or p_amount / p_book.amount_paise > remaining then
    perform refuse('TH422', 'amount_not_allowed', jsonb_build_object(
      'amountPaise', p_book.amount_paise::text, 'remaining', remaining::text));
  end if;
  return p_amount / p_book.amount_paise;
end $$;

-- Refuses instalments that cannot be credited: out of range, or credited already (instalment_credits_live_key
-- is the twin of this rule).
create function require_instalments_free(p_book books, p_payment_rule text, p_first int, p_count int)
returns void language plpgsql as $$
declare
  taken int;
begin
  if p_first < 1 or (p_payment_rule = 'fixed' and p_first + p_count - 1 > p_book.instalments) then
    perform refuse('TH422', 'instalment_out_of_range', jsonb_build_object('instalments', p_book.instalments::text));
  end if;
  select min(instalment_number) into taken from instalment_credits
  where book_id = p_book.id and reversed_by_journal_id is null
    and instalment_number between p_first and p_first + p_count - 1;
  if taken is not null then
    perform refuse('TH409', 'instalment_already_paid', jsonb_build_object('instalment', taken::text));
  end if;
end $$;

-- What a payment command answers, with the book as it stands now.
create function payment_answer(p_payment_id bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'paymentId', p.id::text, 'bookId', b.id::text, 'bookNumber', b.number,
    'clientId', c.id::text, 'clientName', c.name, 'schemeName', v.name,
    'status', p.status, 'mode', p.mode, 'amountPaise', p.amount_paise::text,
    'instalmentNumber', p.instalment_number, 'instalmentCount', p.instalment_count,
    'weightMg', p.weight_mg::text, 'computedWeightMg', p.computed_weight_mg::text,
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
create function credit_book(
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
    'transactionNumber', payment.transaction_number, 'previousTransactionNumber',
    nullif(p_payment.transaction_number, payment.transaction_number), 'journalId', journal_id::text));
  payment.status := 'Payment Approved';
  payment.acknowledged_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.acknowledged_at := p_now;
  payment.failed_at := null;
  payment.receipt_number := next_receipt_number(p_day);
  return payment;
end $$;

-- Locks the payment's book, then the payment, in the order every money function takes them.
create function lock_payment(p_payment_id bigint, p_expected_book_number text) returns payments language plpgsql as $$
declare
  payment payments;
begin
  perform from books b where b.id = (select book_id from payments where id = p_payment_id)
    and b.number = coalesce(nullif(upper(trim(p_expected_book_number)), ''), b.number) for no key update;
  if found then
    select * into strict payment from payments where id = p_payment_id for no key update;
    return payment;
  elsif exists (select from payments where id = p_payment_id) then
    perform refuse('TH404', 'book_not_found');
  end if;
  perform refuse('TH404', 'payment_not_found');
end $$;

-- Writes a new payment, or what a command may change of an old one.
create function write_payment(p_payment payments) returns void language plpgsql as $$
declare
  broken text;
begin
  insert into payments select p_payment.*
  on conflict (id) do update set
    status = excluded.status, transaction_number = excluded.transaction_number,
    instalment_number = excluded.instalment_number, instalment_count = excluded.instalment_count,
    weight_mg = excluded.weight_mg, computed_weight_mg = excluded.computed_weight_mg,
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
