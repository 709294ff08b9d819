-- Closes a book. Each of its payments under way becomes an exception, unless it is one already. Returns how many did.
create or replace function close_book(p_now timestamptz, p_actor_id bigint, p_book_id bigint, p_remarks text)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  book books := lock_unsettled_book(p_book_id);
  raised int;
begin
  if book.status = 'closed' then
    perform refuse('TH409', 'book_already_closed', jsonb_build_object('book', book.number));
  end if;
  update books set status = 'closed', closed_at = p_now, closed_by_id = p_actor_id,
    close_remarks = nullif(trim(p_remarks), ''), updated_at = p_now where id = book.id;
  insert into payment_exceptions (payment_id, kind, raised_at, raised_by_id)
  select id, 'book_closed', p_now, p_actor_id from payments p
  where book_id = book.id and status in ('pending', 'verified')
    and not exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null
      and e.kind not in ('capture_not_found', 'not_settled'))
  order by id;
  get diagnostics raised = row_count;
  return raised;
end $$;
