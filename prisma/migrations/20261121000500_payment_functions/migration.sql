-- The money operations on payments: each is one statement and one commit. The order inside is always the
-- same, so that none waits for another in a circle: key, business day, book, payment, rules, journal,
-- totals, audit and message, receipt number, payment row, stored answer.

-- A payment at the counter is approved at once. No amount: the next instalment's.
create function take_counter_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_number text, p_mode text, p_amount_paise bigint,
  p_weight_mg bigint, p_transaction_number text
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

-- A payment to come. It touches no ledger and reserves no instalment. With an owner, the book must be theirs.
create function start_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_owner_user_id bigint, p_amount_paise bigint,
  p_instalment_count int
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed jsonb := claim_key(p_ctx, p_now);
  book books;
  version scheme_versions;
  paise bigint;
  instalments int;
  payment_id bigint;
  answer jsonb;
begin
  if claimed is not null then
    return (claimed -> 'response') || '{"replayed": true}';
  end if;
  perform hold_day_open(p_day);
  if p_owner_user_id is not null and not exists (
    select from books b join clients c on c.id = b.client_id where b.id = p_book_id and c.user_id = p_owner_user_id) then
    perform refuse('TH404', 'book_not_found');
  end if;
  book := lock_open_book(p_book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  paise := coalesce(p_amount_paise, book.amount_paise * coalesce(p_instalment_count, 1));
  instalments := instalments_for(book, version, paise);
  if instalments <> coalesce(p_instalment_count, instalments) then
    perform refuse('TH422', 'amount_not_allowed', jsonb_build_object('amountPaise', book.amount_paise::text));
  end if;
  insert into payments (book_id, amount_paise, mode, status, paid_at, business_day, instalment_count, source,
                        created_by_id, created_at)
  values (book.id, paise, 'Online', 'Pending', p_now, p_day, instalments, 'online', (p_ctx ->> 'actorId')::bigint, p_now)
  returning id into payment_id;
  perform write_audit(p_ctx, p_now, 'payment', payment_id::text,
    jsonb_build_object('bookId', book.id::text, 'amountPaise', paise::text));
  answer := payment_answer(payment_id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

-- Confirms a payment that is Pending (then its transaction number is needed) or verified by the gateway.
create function acknowledge_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_expected_book_number text,
  p_instalment_number int, p_weight_mg bigint, p_transaction_number text
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
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment := credit_book(p_ctx, p_now, p_day, book, version, payment, p_instalment_number, p_weight_mg);
  perform write_payment(payment);
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

create function fail_payment(p_ctx jsonb, p_now timestamptz, p_payment_id bigint, p_reason text)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed jsonb := claim_key(p_ctx, p_now);
  payment payments;
  answer jsonb;
begin
  if claimed is not null then
    return (claimed -> 'response') || '{"replayed": true}';
  end if;
  payment := lock_payment(p_payment_id, null);
  if payment.status <> 'Pending' then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', payment.status));
  end if;
  payment.status := 'Failed';
  payment.failed_at := p_now;
  payment.failure_reason := nullif(trim(p_reason), '');
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_failed', 'payment_failed:' || payment.id,
    (select client_id from books where id = payment.book_id), null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', payment.book_id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object('reason', payment.failure_reason));
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;

-- Takes a credited payment back by a journal that reverses its receipt, and frees its instalments. A closed
-- book may be corrected; a settled one is final.
create function refund_payment(p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_reason text)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
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
  select id into strict receipt_id from journals where source = 'payment' and source_ref = payment.id::text;
  reversal_id := post_journal(p_ctx, p_now, p_day, book.id, 'Reversal', 'refund', payment.id::text, payment.id, receipt_id,
    nullif(trim(p_reason), ''), payment.mode, account_of_mode(payment.mode), -payment.amount_paise,
    -coalesce(payment.weight_mg, 0), -payment.instalment_count);
  update instalment_credits set reversed_by_journal_id = reversal_id where journal_id = receipt_id;
  payment.status := 'Refunded';
  payment.refunded_at := p_now;
  payment.refund_reason := nullif(trim(p_reason), '');
  perform write_payment(payment);
  perform queue_message(p_now, 'payment_refunded', 'payment_refunded:' || payment.id, book.client_id, null,
    jsonb_build_object('paymentId', payment.id::text, 'bookId', book.id::text));
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'reason', payment.refund_reason, 'amountPaise', payment.amount_paise::text, 'journalId', reversal_id::text));
  answer := payment_answer(payment.id);
  perform store_answer(p_ctx, answer);
  return answer;
end $$;
