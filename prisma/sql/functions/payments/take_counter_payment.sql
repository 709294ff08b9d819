-- Takes a payment at the counter, which is credited at once; a cheque waits to be cleared where the shop says so.
-- Without an amount it is the next instalment's. After the close of a day the counter goes on with the next one only if
-- the shop says so; gold has the rate of the day on which the money came.
--
-- Every money operation takes its locks in the order that docs/money.md gives, so that no two deadlock.
create or replace function take_counter_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_number text, p_mode text, p_amount_paise bigint,
  p_weight_mg bigint, p_transaction_number text, p_weight_reason text default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  branch constant smallint := acting_branch(p_ctx);
  open_day date;
  book books;
  version scheme_versions;
  payment payments;
begin
  if earlier is not null then
    return earlier;
  end if;
  open_day := lock_counter_day(p_day, branch);
  book := lock_named_book(p_book_number);
  perform require_seen_state(p_ctx, book);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.id := nextval('payments_id_seq');
  payment.book_id := book.id;
  payment.branch_id := branch;
  payment.amount_paise := coalesce(p_amount_paise, book.amount_paise);
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment.mode := p_mode;
  payment.transaction_number := nullif(trim(p_transaction_number), '');
  if p_mode <> 'cash' then
    perform require_transaction_number(p_mode, payment.transaction_number);
  end if;
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.paid_at := p_now;
  payment.business_day := p_day;
  payment.source := 'counter';
  payment.created_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.created_at := p_now;
  if payment.mode = 'cheque' and setting_is_on('credit_cheques_on_clearing') then
    payment.status := 'pending';
    perform lock_transaction_number(payment.transaction_number);
    perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object('bookId', book.id::text,
      'amountPaise', payment.amount_paise::text, 'mode', payment.mode, 'transactionNumber', payment.transaction_number));
  else
    payment := credit_book(p_ctx, p_now, open_day, book, version, payment, null, p_weight_mg);
  end if;
  perform require_weighed(p_ctx, payment);
  perform insert_payment(payment);
  return finish_operation(p_ctx, answer_of_payment(payment, book, version));
end $$;
