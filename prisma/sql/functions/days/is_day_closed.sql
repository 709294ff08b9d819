-- Whether a day is closed now.
create or replace function is_day_closed(p_day date) returns boolean language sql stable as $$
  select exists (select from day_closings where day = p_day and reopened_at is null);
$$;
