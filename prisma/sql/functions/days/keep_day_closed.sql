-- Nothing is posted into a closed day, whichever function posts it. Each function holds the day first; this checks the
-- same.
create or replace function keep_day_closed() returns trigger language plpgsql as $$
begin
  perform hold_day_open(new.business_day);
  return new;
end $$;
