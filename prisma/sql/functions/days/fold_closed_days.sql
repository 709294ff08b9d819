-- Folds days that were closed before closed_day_sums was there, the oldest first and so many at most. Returns how many there were.
create or replace function fold_closed_days(p_most int) returns int language plpgsql as $$
declare
  closed record;
  folded int := 0;
begin
  for closed in
    select c.day, c.place_id from day_closings c
    where c.reopened_at is null
      and exists (select from day_totals t
        where t.business_day = c.day and t.place_id = c.place_id and t.kind in ('Receipt', 'Reversal'))
      and not exists (select from closed_day_sums s where s.business_day = c.day and s.place_id = c.place_id)
    order by c.day, c.place_id limit p_most
  loop
    -- Whoever opens it again meanwhile waits, or was before.
    perform lock_day(closed.day, closed.place_id);
    if is_day_closed(closed.day, closed.place_id) then
      perform fold_day(closed.day, closed.place_id);
    end if;
    folded := folded + 1;
  end loop;
  return folded;
end $$;
