-- Locks the day of a place until commit, so that it stays open, and refuses a closed one: whoever closes it takes the same lock
-- exclusively.
create or replace function lock_open_day(p_day date, p_place smallint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(731, day_lock_key(p_day, p_place));
  if is_day_closed(p_day, p_place) then
    perform refuse('TH409', 'day_closed', jsonb_build_object('day', p_day));
  end if;
end $$;
