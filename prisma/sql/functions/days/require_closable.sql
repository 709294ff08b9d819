-- Locks the closing of days of a place and refuses a day that is not next. closesEarly() in TypeScript asks before the closing hour,
-- too; one table of cases drives the test of both.
create or replace function require_closable(
  p_today date, p_hour int, p_day date, p_place smallint, p_is_confirmed boolean
) returns void language plpgsql as $$
declare
  open_before date;
  later date;
begin
  if p_day > p_today then
    perform refuse('TH422', 'day_not_come', jsonb_build_object('day', p_day));
  end if;
  perform lock_closing(p_day, p_place);
  select max(day) into later from day_closings where place_id = p_place and reopened_at is null and day >= p_day;
  if later = p_day then
    perform refuse('TH409', 'day_already_closed', jsonb_build_object('day', p_day));
  elsif later > p_day then
    perform refuse('TH409', 'later_day_closed', jsonb_build_object('day', later));
  end if;
  open_before := day_to_close_before(p_day, p_place);
  if open_before is not null then
    perform refuse('TH409', 'earlier_day_open', jsonb_build_object('day', open_before));
  elsif p_day = p_today and p_hour < closing_hour(p_place) and not p_is_confirmed then
    perform refuse('TH409', 'day_closes_early', jsonb_build_object('hour', closing_hour(p_place)::text));
  end if;
end $$;
