-- The hour of the shop's day at which it closes, 20 unless an Admin set another.
create or replace function closing_hour() returns int language sql stable as $$
  select coalesce((select value::text::int from settings where key = 'closing_hour'), 20);
$$;
