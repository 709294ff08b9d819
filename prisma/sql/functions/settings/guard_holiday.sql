-- Refuses a holiday by which the shop would be closed for more than 15 days in a row, or on more than 100 of a calendar year: a weekly
-- day off, the festivals and a closure fit in, and no holidays take all lateness off a book. The twin is `faultOfHolidays`.
create or replace function guard_holiday() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(738, 5);
  if open_day_from(new.day) - open_day_until(new.day) - 1 > 15 then
    perform refuse('TH422', 'holidays_in_a_row');
  elsif (select count(*) > 100 from holidays
      where removed_on is null and day between date_trunc('year', new.day)::date
        and (date_trunc('year', new.day) + interval '1 year')::date - 1) then
    perform refuse('TH422', 'holidays_in_a_year');
  end if;
  return null;
end $$;
