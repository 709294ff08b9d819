-- Refuses a journal in a closed day, whichever function posts it. Each function locks the day first; this checks the same.
create or replace function require_open_day() returns trigger language plpgsql as $$
begin
  perform lock_open_day(new.business_day, new.place_id);
  return new;
end $$;
