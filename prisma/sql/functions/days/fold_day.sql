-- Keeps the sums of a day that a place has closed, so that reports need not go through its journals again. They go when the day is
-- opened again.
create or replace function fold_day(p_day date, p_place smallint) returns void language sql as $$
  insert into closed_day_sums (business_day, place_id, kind, scheme_id, actor_id, count, paise, mg)
  select p_day, c.place_id, c.kind, c.scheme_id, c.actor_id, c.count, c.paise, c.mg
  from collected_on(p_day, array[p_place]) c
  on conflict do nothing;
$$;
