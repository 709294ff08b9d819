-- Records that the bank has paid a cheque, on the day that its statement names. One that waited for it is credited now, at the
-- rate of that day, whenever it is noted.
create or replace function clear_cheque(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_reference text, p_credited_on date default null,
  p_credited_at timestamptz default null
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  payment payments;
  cleared payments;
  book books;
  version scheme_versions;
  journal_id bigint;
  place constant smallint := place_of_payment(p_payment_id);
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, place);
  payment := lock_cheque(p_payment_id);
  cleared := paid_when_credited(payment, p_now, p_day, p_credited_on, p_credited_at);
  if payment.status = 'pending' then
    book := lock_open_book(payment.book_id);
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, place);
  update cheques set status = 'cleared', changed_on = p_day where payment_id = payment.id;
  journal_id := post_asset_journal(p_ctx, p_now, p_day, place, 'ChequeCleared', 'cheque_cleared',
    free_reference('cheque_cleared', payment.id::text), account('BANK'), account('CHEQUES_IN_HAND'), payment.amount_paise,
    nullif(trim(p_reference), ''), payment.id);
  perform write_audit(p_ctx, p_now, 'payment', payment.id::text, jsonb_build_object(
    'cheque', 'cleared', 'creditedOn', cleared.business_day, 'reference', nullif(trim(p_reference), ''),
    'amountPaise', payment.amount_paise::text, 'journalId', journal_id::text));
  if payment.status = 'pending' then
    select * into strict version from scheme_versions where id = book.scheme_version_id;
    cleared.instalment_count := instalments_for(book, version, cleared.amount_paise);
    perform write_payment(credit_book(p_ctx, p_now, p_day, book, version, cleared, null, null));
  end if;
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
