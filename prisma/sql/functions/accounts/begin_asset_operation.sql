-- Locks the day and the place of an operation on the shop's own money. A day before a closed one takes nothing any more: its
-- balances stand in that close.
create or replace function begin_asset_operation(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_place smallint
) returns void language plpgsql as $$
declare
  later date;
begin
  if p_day > p_today then
    perform refuse('TH422', 'day_not_come', jsonb_build_object('day', p_day));
  end if;
  perform lock_open_day(p_day, p_place);
  -- A close holds the place until it has stored its balances, so that it is seen here.
  perform lock_place(p_ctx, p_now, p_day, p_place);
  select max(day) into later from day_closings where place_id = p_place and reopened_at is null and day > p_day;
  if later is not null then
    perform refuse('TH409', 'later_day_closed', jsonb_build_object('day', later));
  end if;
end $$;
