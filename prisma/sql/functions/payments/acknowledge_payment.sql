-- Confirms a payment that is pending (then its transaction number is needed, and the day on which the bank credited it
-- decides rate and punctuality) or verified by the gateway. An order that has expired may have been paid all the same. What
-- was paid by UPI to the shop's own account lies with no gateway: it is money by UPI like that of the counter.
create or replace function acknowledge_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_expected_book_number text,
  p_instalment_number int, p_weight_mg bigint, p_transaction_number text, p_weight_reason text default null,
  p_credited_on date default null, p_credited_at timestamptz default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  book books;
  version scheme_versions;
  payment payments;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, place_of_payment(p_payment_id));
  payment := lock_payment(p_payment_id, p_expected_book_number);
  if payment.status not in ('pending', 'verified') then
    perform refuse('TH409', 'payment_not_pending', jsonb_build_object('status', payment.status));
  end if;
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.transaction_number := coalesce(nullif(trim(p_transaction_number), ''), payment.transaction_number);
  if payment.status = 'pending' and transaction_number_key(payment.transaction_number) is null then
    perform refuse('TH422', 'transaction_number_required');
  end if;
  if payment.status = 'pending' then
    payment := paid_when_credited(payment, p_now, p_day, p_credited_on, p_credited_at);
  elsif p_credited_on <> payment.business_day then
    perform refuse('TH422', 'bank_day_not_allowed', jsonb_build_object('day', payment.business_day));
  end if;
  if payment.gateway = 'upi' then
    payment.mode := 'upi';
  end if;
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment := credit_book(p_ctx, p_now, p_day, book, version, payment, p_instalment_number, p_weight_mg);
  perform write_payment(payment);
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
