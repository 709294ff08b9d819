-- Withdraws some clients of an import whose undo has begun, with their books and new sign-ins; returns of how many books.
-- Zero: all are withdrawn. Books first, as every payment does, then people, then clients, as every change of a client does.
create or replace function withdraw_import(p_ctx jsonb, p_now timestamptz, p_batch_id bigint, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  members bigint[];
  made bigint[];
  people bigint[];
  ids bigint[];
begin
  select array_agg(client_id) into members from (
    select r.client_id from import_rows r join books b on b.id = r.book_id
    where r.batch_id = p_batch_id and b.status <> 'withdrawn'
    group by r.client_id order by min(r.row_number) limit p_limit) as next;
  select array_agg(r.book_id), array_agg(distinct r.user_id) filter (where r.user_id is not null),
    array_agg(distinct r.client_id) filter (where r.makes_client)
  into ids, people, made
  from import_rows r where r.batch_id = p_batch_id and r.state = 'imported' and r.client_id = any(members);
  perform from books where id = any(ids) order by id for no key update;
  perform from users where id = any(people) order by id for update;
  perform from clients where id = any(made) order by id for update;

  update books b set status = 'withdrawn', number = '~' || b.id, updated_at = p_now where b.id = any(ids);
  -- Nothing of the person is left in the record that the ledger needs.
  update clients c set status = 'withdrawn', user_id = null, name = '~', email = '~' || c.id, mobile = '~',
    updated_at = p_now, updated_by_id = (p_ctx ->> 'actorId')::bigint
  where c.id = any(made);
  delete from outbox_messages where user_id = any(people);
  delete from sent_codes where user_id = any(people);
  update users u set status = 'withdrawn', name = '~', email = '~' || u.id, mobile = '~', updated_at = p_now,
    updated_by_id = (p_ctx ->> 'actorId')::bigint
  where u.id = any(people);
  return coalesce(array_length(ids, 1), 0);
end $$;
