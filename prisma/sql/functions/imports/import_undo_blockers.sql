-- Returns why an import cannot be undone and how many of its books that is about; no row when it can. Anything paid on
-- its books, or changed about them, their new clients or sign-ins, prevents it.
create or replace function import_undo_blockers(p_batch_id bigint) returns table (reason text, books bigint, example text)
language sql stable as $$
  with ours as (
    select r.book_id, r.client_id, r.user_id, r.book_number,
      bool_or(r.makes_client) over (partition by r.client_id) as is_client_new
    from import_rows r where r.batch_id = p_batch_id and r.state = 'imported'),
  held as (
    select 'paid' as reason, 1 as rank, o.book_number from ours o
    where exists (select from payments p where p.book_id = o.book_id)
    union all
    select 'changed', 2, o.book_number from ours o
    join books b on b.id = o.book_id
    join book_balances t on t.book_id = b.id
    where b.status <> 'approved' or b.updated_at <> b.created_at or t.seq <> b.paid_months
    union all
    select 'further_book', 3, o.book_number from ours o
    where o.is_client_new and exists (
      select from books b where b.client_id = o.client_id
        and not exists (select from import_rows i where i.batch_id = p_batch_id and i.book_id = b.id))
    union all
    select 'client_changed', 4, o.book_number from ours o
    join clients c on c.id = o.client_id
    where o.is_client_new and (c.updated_at <> c.created_at or exists (select from requests q where q.client_id = c.id))
    union all
    select 'signed_in', 5, o.book_number from ours o
    join users u on u.id = o.user_id
    where u.updated_at <> u.created_at or u.password_hash <> 'none' or u.last_login_at is not null
      or exists (select from sessions s where s.user_id = u.id)
      or exists (select from audit_entries a where a.actor_id = u.id)
      or exists (select from requests q where q.user_id = u.id))
  select held.reason, count(distinct held.book_number), min(held.book_number) from held
  group by held.reason, held.rank order by held.rank;
$$;
