-- Refuses a close by somebody who counts blind and did not say what the drawer of that day holds since the day was last open.
create or replace function require_drawer_counted(p_ctx jsonb, p_day date, p_place smallint) returns void language plpgsql as $$
begin
  if counts_blind(p_ctx ->> 'actorType') and not exists (
    select from drawer_counts c
    where c.place_id = p_place and c.day = p_day and c.counted_by_id = (p_ctx ->> 'actorId')::bigint and c.counted_at >= coalesce(
      (select max(d.reopened_at) from day_closings d where d.place_id = p_place and d.day = p_day), '-infinity'))
  then
    perform refuse('TH409', 'drawer_not_counted', jsonb_build_object('day', p_day));
  end if;
end $$;
