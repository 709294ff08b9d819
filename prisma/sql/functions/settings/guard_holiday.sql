-- Refuses a holiday by which the shop would be closed for more than 15 days in a row, or on more than 100 of a calendar year: a weekly
-- day off, the festivals and a closure fit in, and no holidays take all lateness off a book. The twin is `faultOfHolidays`. Whether it
-- moves what is due is the shop's setting: the twin is `setHolidays`.
create or replace function guard_holiday() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(738, 5);
  if exists (
    -- Days in a row are equally far from their place among all.
    select from (
      select day, day - row_number() over (order by day)::int as row_of_days from holidays
      where removed_on is null and day between new.day - 15 and new.day + 15) near
    group by row_of_days having count(*) > 15 and bool_or(day = new.day)) then
    perform refuse('TH422', 'holidays_in_a_row');
  elsif (select count(*) > 100 from holidays
      where removed_on is null and day between date_trunc('year', new.day)::date
        and (date_trunc('year', new.day) + interval '1 year')::date - 1) then
    perform refuse('TH422', 'holidays_in_a_year');
  elsif new.moves_due_days <> setting_is_on('holidays_move_due_days') then
    raise exception 'holiday % is not as the shop has set', new.day using errcode = 'TH500';
  end if;
  return null;
end $$;
