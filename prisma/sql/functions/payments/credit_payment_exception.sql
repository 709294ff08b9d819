-- Credits the payment of an open exception to its book as a payment like any other, once, at the rate of the day it came on.
-- The rules that refuse the credit of a payment refuse this one too.
create or replace function credit_payment_exception(
  p_ctx jsonb, p_now timestamptz, p_day date, p_exception_id bigint, p_weight_mg bigint, p_weight_reason text, p_remarks text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payment payments;
  book books;
  version scheme_versions;
begin
  perform lock_open_day(p_day, main_place());
  payment := lock_open_exception(p_exception_id);
  if exists (select from payment_exceptions where id = p_exception_id
      and (moved_ref is not null or kind in ('refunded_before', 'counted_twice', 'not_settled', 'refund_failed'))) then
    perform refuse('TH409', 'resolution_not_allowed', jsonb_build_object('status', payment.status));
  elsif payment.status <> 'verified' then
    perform refuse('TH409', 'money_not_received', jsonb_build_object('status', payment.status));
  end if;
  book := lock_open_book(payment.book_id);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  update payment_exceptions set resolved_at = p_now, resolved_by_id = (p_ctx ->> 'actorId')::bigint,
    resolution = 'kept_as_instalment', remarks = nullif(trim(p_remarks), '') where id = p_exception_id;
  perform lock_transaction_number(payment.gateway_payment_id);
  if payment.transaction_number is null and not exists (
    select from payments o
    where transaction_number_key(o.transaction_number) = transaction_number_key(payment.gateway_payment_id)) then
    payment.transaction_number := payment.gateway_payment_id;
  end if;
  payment.weight_reason := nullif(trim(p_weight_reason), '');
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  perform write_payment(credit_book(p_ctx, p_now, p_day, book, version, payment, null, p_weight_mg));
  return payment.id;
end $$;
