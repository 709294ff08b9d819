-- Starts an online payment. It posts nothing and reserves no instalment. With an owner, the book must be theirs. After
-- the close of a day it belongs to the next open day.
create or replace function start_payment(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_owner_user_id bigint, p_amount_paise bigint,
  p_instalment_count int
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  open_day date;
  book books;
  version scheme_versions;
  paise bigint;
  started payments;
  payment_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  open_day := lock_next_open_day(p_day, main_place());
  if p_owner_user_id is not null and not exists (
    select from books b join clients c on c.id = b.client_id where b.id = p_book_id and c.user_id = p_owner_user_id) then
    perform refuse('TH404', 'book_not_found');
  end if;
  book := lock_open_book(p_book_id);
  perform require_state_to_pay(p_ctx, book);
  select * into strict version from scheme_versions where id = book.scheme_version_id;
  paise := coalesce(p_amount_paise, book.amount_paise * coalesce(p_instalment_count, 1));
  started.book_id := book.id;
  started.business_day := open_day;
  started.instalment_count := instalments_for(book, version, paise);
  if started.instalment_count <> coalesce(p_instalment_count, started.instalment_count) then
    perform refuse('TH422', 'amount_not_allowed', jsonb_build_object('amountPaise', book.amount_paise::text));
  end if;
  perform require_month_kept(started);
  perform require_few_open_payments(p_now, p_day, book);
  insert into payments (book_id, branch_id, amount_paise, mode, status, paid_at, business_day, instalment_count, source,
                        created_by_id, created_at)
  values (book.id, book.branch_id, paise, 'online', 'pending', p_now, open_day, started.instalment_count, 'online',
          (p_ctx ->> 'actorId')::bigint, p_now)
  returning id into payment_id;
  perform write_audit(p_ctx, p_now, 'payment', payment_id::text,
    jsonb_build_object('bookId', book.id::text, 'amountPaise', paise::text));
  return finish_operation(p_ctx, payment_answer(payment_id));
end $$;
