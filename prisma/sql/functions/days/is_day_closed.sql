-- Whether a place has closed a day now. Not in SQL, whose plan would be made again for each payment.
create or replace function is_day_closed(p_day date, p_place smallint) returns boolean language plpgsql stable as $$
begin
  return exists (select from day_closings where place_id = p_place and day = p_day and reopened_at is null);
end $$;
