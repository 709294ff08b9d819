-- Goes through the open books and keeps what is owed of them: the books that are overdue or fall due within a week, and the
-- figures of the day. Of two calls at once the second leaves it to the first. Returns how many books are overdue, or null then.
create or replace function refresh_dues(p_now timestamptz, p_day date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  overdue int;
begin
  if not pg_try_advisory_xact_lock(hashtext('refresh_dues')) then
    return null;
  end if;
  with owed as materialized (
    select d.book_id, d.client_id, d.due_on, d.instalments_due, d.due_paise
    from dues_on(p_day) d where d.due_on <= p_day + 7
  ), gone as (
    delete from kept_dues k where not exists (select from owed o where o.book_id = k.book_id)
  ), there as (
    insert into kept_dues as k (book_id, client_id, due_on, instalments_due, due_paise)
    select book_id, client_id, due_on, instalments_due, due_paise from owed order by book_id
    on conflict (book_id) do update
      set client_id = excluded.client_id, due_on = excluded.due_on, instalments_due = excluded.instalments_due,
        due_paise = excluded.due_paise
      where (k.client_id, k.due_on, k.instalments_due, k.due_paise)
        is distinct from (excluded.client_id, excluded.due_on, excluded.instalments_due, excluded.due_paise)
  )
  insert into due_figures as f (day, overdue_books, overdue_paise, noted_at)
  select p_day, count(*), coalesce(sum(due_paise), 0), p_now from owed where due_on < p_day
  on conflict (day) do update set overdue_books = excluded.overdue_books, overdue_paise = excluded.overdue_paise,
    noted_at = excluded.noted_at
  returning overdue_books into overdue;
  return overdue;
end $$;
