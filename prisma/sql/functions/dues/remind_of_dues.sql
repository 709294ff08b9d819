-- Queues a reminder of books that are overdue, one message for each person with all of theirs among these, in the person's language,
-- and returns the books it tells of. Nobody is reminded twice on a day, by whatever means (reminders_once_a_day_key), and
-- nobody who does not want it.
create or replace function remind_of_dues(p_now timestamptz, p_day date, p_books bigint[]) returns table (book_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into reminder_days (day, queued_at, reached) values (p_day, p_now, -9223372036854775807) on conflict do nothing;
  -- As queue_reminders does: of two calls at once the second sees whom the first has told.
  perform from reminder_days where day = p_day for update;
  return query
  with candidates as materialized (
    select coalesce(c.user_id, -c.id) as person, c.user_id, c.id as client_id, d.book_id, d.due_on, d.due_paise
    from dues_on(p_day) d
    join clients c on c.id = d.client_id and c.status = 'approved'
    left join users u on u.id = c.user_id
    where d.book_id = any(p_books) and d.due_on < p_day and (u.id is null or (u.status = 'active' and u.wants_reminders))
      and not is_reminded(p_day, c.user_id, c.id)
  ), written as (
    insert into reminders (day, user_id, client_id)
    select p_day, max(c.user_id), min(c.client_id) from candidates c group by c.person order by min(c.client_id)
    returning *, coalesce(user_id, -client_id) as person
  ), lines as (
    insert into reminder_lines (reminder_id, book_id, kind, day, amount_paise)
    select w.id, c.book_id, 'overdue', c.due_on, c.due_paise from candidates c join written w using (person)
    returning reminder_lines.book_id as told
  ), messages as (
    select queue_message(p_now, 'reminder_due', 'reminder:' || w.id, case when w.user_id is null then w.client_id end,
      w.user_id, jsonb_build_object('reminderId', w.id::text), null, p_now + interval '1 day')
    from (select * from written order by id) w
  )
  select l.told from lines l cross join (select count(*) from messages) queued order by 1;
end $$;
