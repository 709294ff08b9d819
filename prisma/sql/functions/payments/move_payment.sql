-- Moves a credited payment to the book that its money was meant for. One journal takes it off its book, another credits the
-- other one, both with the account of its method: no money leaves the shop, so it is no refund. The new payment keeps the
-- day, the amount and the transaction number of the one it corrects.
create or replace function move_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_payment_id bigint, p_book_number text, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  wrong payments;
  payment payments;
  book books;
  version scheme_versions;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, place_of_payment(p_payment_id));
  -- Both books in one order, so that two moves do not wait for each other.
  perform from books where number = upper(trim(p_book_number)) or id = (select book_id from payments where id = p_payment_id)
  order by id for no key update;
  wrong := lock_payment(p_payment_id, null);
  book := lock_named_book(p_book_number);
  if wrong.status <> 'credited' or wrong.book_id = book.id then
    perform refuse('TH409', 'nothing_to_move', jsonb_build_object('status', wrong.status));
  elsif is_held_by_gateway(wrong) then
    perform refuse('TH409', 'move_not_allowed', jsonb_build_object('mode', wrong.mode));
  elsif nullif(trim(p_reason), '') is null then
    perform refuse('TH422', 'refund_reason_required');
  end if;
  if is_settled_since(wrong) then
    perform refuse('TH409', 'payment_settled', jsonb_build_object('book', (lock_unsettled_book(wrong.book_id)).number));
  end if;
  perform take_back_moved(p_ctx, p_now, p_day, wrong, book, trim(p_reason));

  select * into strict version from scheme_versions where id = book.scheme_version_id;
  payment.id := nextval('payments_id_seq');
  payment.corrects_id := wrong.id;
  payment.book_id := book.id;
  payment.branch_id := wrong.branch_id;
  payment.amount_paise := wrong.amount_paise;
  payment.instalment_count := instalments_for(book, version, payment.amount_paise);
  payment.mode := wrong.mode;
  payment.transaction_number := wrong.transaction_number;
  payment.paid_at := wrong.paid_at;
  payment.business_day := wrong.business_day;
  payment.source := wrong.source;
  payment.created_by_id := (p_ctx ->> 'actorId')::bigint;
  payment.created_at := p_now;
  payment := credit_book(p_ctx, p_now, p_day, book, version, payment, null, null);
  perform insert_payment(payment);
  return finish_operation(p_ctx, payment_answer(payment.id));
end $$;
