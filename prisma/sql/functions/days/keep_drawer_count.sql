-- Keeps what somebody says that the drawer of a place holds. What is said later stands beside it.
create or replace function keep_drawer_count(
  p_ctx jsonb, p_now timestamptz, p_day date, p_place smallint, p_counted_paise bigint
) returns bigint language sql as $$
  insert into drawer_counts (place_id, day, counted_paise, counted_at, counted_by_id)
  values (p_place, p_day, p_counted_paise, p_now, (p_ctx ->> 'actorId')::bigint)
  returning id;
$$;
