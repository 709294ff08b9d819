-- Opens a closed book, and its client with it. Its payments under way are ordinary payments again; returns how many.
create or replace function reopen_book(p_now timestamptz, p_actor_id bigint, p_book_id bigint)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books := lock_unsettled_book(p_book_id);
  resolved int;
begin
  if book.status = 'approved' then
    perform refuse('TH409', 'book_already_open', jsonb_build_object('book', book.number));
  end if;
  update books set status = 'approved', closed_at = null, closed_by_id = null, close_remarks = null, updated_at = p_now
  where id = book.id;
  update clients set status = 'approved', updated_at = p_now where id = book.client_id and status = 'closed';
  update payment_exceptions e set resolved_at = p_now, resolved_by_id = p_actor_id, resolution = 'book_reopened'
  from payments p
  where p.id = e.payment_id and p.book_id = book.id and e.kind = 'book_closed' and e.resolved_at is null;
  get diagnostics resolved = row_count;
  return resolved;
end $$;
