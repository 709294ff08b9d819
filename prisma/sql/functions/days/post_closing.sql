-- Posts what a close says of the shop's own money: each difference to over and short with its reason, and the cash that does
-- not stay in the drawer to the safe. What was paid out of the drawer since is not in the safe.
create or replace function post_closing(
  p_ctx jsonb, p_now timestamptz, p_day date, p_place smallint, p_counts day_counts[], p_carried_paise bigint
) returns void language plpgsql as $$
declare
  counted day_counts;
  over bigint;
  held bigint;
  short constant smallint := account('CASH_OVER_SHORT');
begin
  foreach counted in array p_counts loop
    over := counted.counted_paise - counted.expected_paise;
    if over <> 0 then
      perform post_asset_journal(p_ctx, p_now, p_day, p_place, 'Variance', 'variance',
        counted.closing_id || ':' || counted.mode,
        case when over > 0 then account_of_mode(counted.mode) else short end,
        case when over > 0 then short else account_of_mode(counted.mode) end, abs(over), counted.reason);
    end if;
    if counted.mode = 'cash' then
      held := greatest(cash_held(p_day, p_place, account('CASH_DRAWER')), 0);
      if counted.counted_paise - p_carried_paise > held then
        perform refuse('TH422', 'carried_too_little', jsonb_build_object(
          'leastPaise', (counted.counted_paise - held)::text));
      end if;
      perform post_cash_stored(p_ctx, p_now, p_day, p_place, 'cash_stored', counted.closing_id::text,
        counted.counted_paise - p_carried_paise);
    end if;
  end loop;
end $$;
