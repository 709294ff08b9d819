-- Withdraws the books, new clients and new sign-ins of an import in one step: from here on nothing can be paid on them.
-- Books first, as every payment does, then people, then clients, as every change of a client does.
create or replace function withdraw_import(p_ctx jsonb, p_now timestamptz, p_batch_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hold record;
  people bigint[];
  members bigint[];
begin
  select array_agg(distinct r.user_id) filter (where r.user_id is not null),
    array_agg(distinct r.client_id) filter (where r.makes_client)
  into people, members
  from import_rows r where r.batch_id = p_batch_id and r.state = 'Imported';
  perform from books where id in (select r.book_id from import_rows r where r.batch_id = p_batch_id) order by id for no key update;
  perform from users where id = any(people) order by id for update;
  perform from clients where id = any(members) order by id for update;
  select * into hold from import_holds(p_batch_id) limit 1;
  if found then
    perform refuse('TH409', 'import_in_use', jsonb_build_object(
      'reason', hold.reason, 'books', hold.books::text, 'book', hold.example));
  end if;

  update books b set status = 'Withdrawn', number = '~' || b.id, updated_at = p_now
  from import_rows r where r.batch_id = p_batch_id and r.book_id = b.id;
  -- Nothing of the person is left in the record that the ledger needs.
  update clients c set status = 'Withdrawn', user_id = null, name = '~', email = '~' || c.id, mobile = '~',
    updated_at = p_now, updated_by_id = (p_ctx ->> 'actorId')::bigint
  where c.id = any(members);
  delete from outbox_messages where user_id = any(people);
  delete from email_codes where user_id = any(people);
  update users u set status = 'Withdrawn', name = '~', email = '~' || u.id, mobile = '~', updated_at = p_now,
    updated_by_id = (p_ctx ->> 'actorId')::bigint
  where u.id = any(people);
end $$;
