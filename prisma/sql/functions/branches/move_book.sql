-- Gives a book to another branch, for a reason. A journal takes what is owed on it from the one branch to the other, and the first owes
-- the second as much, because the money that was paid stays where it is. What was done before keeps its place. It is posted on the first
-- open day of the branch that gives the book away.
create or replace function move_book(
  p_ctx jsonb, p_now timestamptz, p_day date, p_book_id bigint, p_branch smallint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  giver smallint;
  open_day date;
  book books;
  balance book_balances;
  journal_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_moving_books();
  giver := coalesce((select branch_id from books where id = p_book_id), main_place());
  open_day := lock_next_open_day(p_day, giver);
  book := lock_unsettled_book(p_book_id);
  if not exists (select from branches where id = p_branch) then
    perform refuse('TH404', 'branch_not_found');
  elsif book.branch_id <> giver or book.branch_id = p_branch then
    perform refuse('TH409', 'book_of_branch', jsonb_build_object('book', book.number));
  end if;
  select * into strict balance from book_balances where book_id = book.id;
  update books set branch_id = p_branch, updated_at = p_now where id = book.id;
  journal_id := (post_journals(p_ctx, p_now, open_day, array[row(book.id, 'BookMoved', 'book_moved',
    book.id || ':' || balance.seq + 1, null, null, trim(p_reason), null, account('LIABILITY_INR'), null, balance.paid_paise,
    balance.weight_mg, 0)::journal_entry], p_place => giver))[1];
  perform write_audit(p_ctx, p_now, 'book', book.id::text, jsonb_build_object('reason', trim(p_reason),
    'from', (select name from branches where id = giver), 'to', (select name from branches where id = p_branch),
    'amountPaise', balance.paid_paise::text, 'weightMg', balance.weight_mg::text, 'journalId', journal_id::text));
  return finish_operation(p_ctx, jsonb_build_object('bookId', book.id::text, 'journalId', journal_id::text));
end $$;
