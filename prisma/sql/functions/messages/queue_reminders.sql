-- Queues the reminders of a day for the next 250 people, one message for each. Returns how many it queued, or null when the
-- day is done. The column `reached` keeps the last person of the step; it is null when the day is done.
-- is_reminder_due decides on which days an owed instalment is a reason for a reminder. A book that matures is a reason 30 days
-- before, 7 days before and on the day. Two calls at once take turns: the second begins after the last person of the first.
--
-- A day on which nothing ran is made up for by the next that is done, of what is still due. Not for days before reminders
-- were last switched on (p_on_since), and not for more than thirty.
create or replace function queue_reminders(p_now timestamptz, p_day date, p_on_since date default null) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at_once constant int := 250;
  -- Lower than every person, so that the first step begins with all of them.
  before_everybody constant bigint := -9223372036854775807;
  v_done date;
  v_from date;
  v_reached bigint;
  v_people bigint[];
  v_clients bigint[];
  queued int;
begin
  insert into reminder_days (day, queued_at, reached) values (p_day, p_now, before_everybody) on conflict do nothing;
  select reached into v_reached from reminder_days where day = p_day for update;
  if v_reached is null then
    return null;
  end if;
  select array_agg(person order by person) into v_people from (
    select distinct coalesce(user_id, -id) as person from clients
    where status = 'approved' and coalesce(user_id, -id) > v_reached order by 1 limit at_once) next;
  v_clients := array(select id from clients where status = 'approved' and coalesce(user_id, -id) = any(v_people));
  update reminder_days set reached = v_people[at_once] where day = p_day;
  select max(day) into v_done from reminder_days where day < p_day and reached is null;
  -- The first of the days that this one answers for; greatest leaves out what is not known.
  v_from := least(p_day, greatest(p_day - 30, coalesce(greatest(v_done + 1, p_on_since), p_day)));

  with candidates as materialized (
    select coalesce(c.user_id, -c.id) as person, c.user_id, c.id as client_id, l.*
    from (
      select book_id, client_id, case when due_on < p_day then 'overdue' else 'due' end, due_on, due_paise
      from dues_on(p_day) owed
      where client_id = any(v_clients) and is_reminder_due(due_on, is_frequent, (
        select max(r.day) from reminder_lines told join reminders r on r.id = told.reminder_id
        where told.book_id = owed.book_id and told.kind <> 'matures'), v_from, p_day)
      union all
      select book_id, client_id, 'matures', matures_on, null
      from books_maturing(v_clients, p_day, v_from, p_day + 30)
      where exists (select from unnest(array[30, 7, 0]) days_before
        where matures_on - days_before between v_from and p_day)
    ) l(book_id, of_client_id, kind, day, amount_paise)
    join clients c on c.id = l.of_client_id and c.status = 'approved'
    left join users u on u.id = c.user_id
    where (u.id is null or (u.status = 'active' and u.wants_reminders))
      -- Whom somebody has reminded by hand today.
      and not is_reminded(p_day, c.user_id, c.id)
  ), written as (
    insert into reminders (day, user_id, client_id)
    select p_day, max(user_id), min(client_id) from candidates group by person order by min(client_id)
    returning *, coalesce(user_id, -client_id) as person
  ), lines as (
    insert into reminder_lines (reminder_id, book_id, kind, day, amount_paise)
    select r.id, c.book_id, c.kind, c.day, c.amount_paise from candidates c join written r using (person)
  ), messages as (
    -- A day later it is of no use.
    select queue_message(p_now,
      case when exists (select from candidates c where c.person = r.person and c.kind <> 'matures')
        then 'reminder_due' else 'reminder_matures' end,
      'reminder:' || r.id, case when r.user_id is null then r.client_id end, r.user_id,
      jsonb_build_object('reminderId', r.id::text), null, p_now + interval '1 day')
    from (select * from written order by id) r
  )
  select count(*) into queued from messages;
  return queued;
end $$;
