-- Locks the day until commit, so that it stays open, and refuses a closed one: whoever closes it takes the same lock
-- exclusively.
create or replace function lock_open_day(p_day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(731, p_day - date '2000-01-01');
  if is_day_closed(p_day) then
    perform refuse('TH409', 'day_closed', jsonb_build_object('day', p_day));
  end if;
end $$;
