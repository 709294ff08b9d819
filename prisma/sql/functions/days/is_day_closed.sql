-- Whether a place has closed a day now.
create or replace function is_day_closed(p_day date, p_place smallint) returns boolean language sql stable as $$
  select exists (select from day_closings where place_id = p_place and day = p_day and reopened_at is null);
$$;
