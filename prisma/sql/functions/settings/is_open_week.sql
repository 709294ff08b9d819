-- Whether this is when a shop is open on seven days, Monday first: "10:00-20:30,…,closed". Nobody opens after closing. openWeek is
-- the same rule of the form.
create or replace function is_open_week(p_week text) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select count(*) = 7 and bool_and(day = 'closed' or coalesce(
    day ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$'
      and split_part(day, '-', 1) collate "C" < split_part(day, '-', 2) collate "C", false))
  from unnest(string_to_array(p_week, ',')) as given(day);
$$;
