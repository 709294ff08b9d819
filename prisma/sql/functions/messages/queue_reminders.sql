-- Queues the reminders of a day, one message for each person; returns how many, or null when the day was done before.
-- Three days before an instalment is due, on the day, and 1, 7 and 30 days after it; 30 and 7 days before a book matures,
-- and on the day. Of two that come at once, the second waits for the first and finds the day done.
--
-- A day on which nothing ran is made up for by the next that is done, of what still holds. Not for days before reminders
-- were last switched on (p_on_since), and not for more than thirty.
create or replace function queue_reminders(p_now timestamptz, p_day date, p_on_since date default null) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_done date;
  v_from date;
  queued int;
begin
  insert into reminder_days (day, queued_at) values (p_day, p_now) on conflict do nothing;
  if not found then
    return null;
  end if;
  select max(day) into v_done from reminder_days where day < p_day;
  -- The first of the days that this one answers for; greatest leaves out what is not known.
  v_from := least(p_day, greatest(p_day - 30, coalesce(greatest(v_done + 1, p_on_since), p_day)));

  with wishes as materialized (
    select coalesce(c.user_id, -c.id) as person, c.user_id, c.id as client_id, l.*
    from (
      select book_id, client_id, case when due_on < p_day then 'overdue' else 'due' end, due_on, due_paise
      from dues_on(p_day)
      where exists (select from unnest(array[3, 0, -1, -7, -30]) before where due_on - before between v_from and p_day)
      union all
      select id, client_id, 'matures', matures_on, null
      from books
      where status = 'Approved' and matures_on between v_from and p_day + 30
        and exists (select from unnest(array[30, 7, 0]) before where matures_on - before between v_from and p_day)
    ) l(book_id, of_client_id, kind, day, amount_paise)
    join clients c on c.id = l.of_client_id and c.status = 'Approved'
    left join users u on u.id = c.user_id
    where u.id is null or (u.status = 'Active' and u.wants_reminders)
  ), written as (
    insert into reminders (day, user_id, client_id)
    select p_day, max(user_id), min(client_id) from wishes group by person order by min(client_id)
    returning *, coalesce(user_id, -client_id) as person
  ), lines as (
    insert into reminder_lines (reminder_id, book_id, kind, day, amount_paise)
    select r.id, w.book_id, w.kind, w.day, w.amount_paise from wishes w join written r using (person)
  ), messages as (
    -- A day later it is of no use.
    select queue_message(p_now,
      case when exists (select from wishes w where w.person = r.person and w.kind <> 'matures')
        then 'reminder_due' else 'reminder_matures' end,
      'reminder:' || r.id, case when r.user_id is null then r.client_id end, r.user_id,
      jsonb_build_object('reminderId', r.id::text), null, p_now + interval '1 day')
    from (select * from written order by id) r
  )
  select count(*) into queued from messages;
  return queued;
end $$;
