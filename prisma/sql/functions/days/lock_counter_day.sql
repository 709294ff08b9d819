-- Returns the day of what is taken at the counter of a place, locked until commit. After the close of a day the counter goes on with the
-- next open one only if the shop says so.
create or replace function lock_counter_day(p_day date, p_place smallint) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(731, day_lock_key(p_day, p_place));
  if not is_day_closed(p_day, p_place) then
    return p_day;
  elsif setting_is_on('counter_goes_on') then
    return lock_next_open_day(p_day, p_place);
  end if;
  perform refuse('TH409', 'day_closed', jsonb_build_object('day', p_day));
  return null;
end $$;
