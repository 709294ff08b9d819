-- Moves cash from the drawer to the safe; less than nothing goes the other way, and nothing posts nothing.
create or replace function post_cash_stored(
  p_ctx jsonb, p_now timestamptz, p_day date, p_place smallint, p_source text, p_source_ref text, p_paise bigint
) returns void language plpgsql as $$
begin
  if p_paise > 0 then
    perform post_asset_journal(p_ctx, p_now, p_day, p_place, 'CashStored', p_source, p_source_ref,
      account('CASH_SAFE'), account('CASH_DRAWER'), p_paise, null);
  elsif p_paise < 0 then
    perform post_asset_journal(p_ctx, p_now, p_day, p_place, 'CashStored', p_source, p_source_ref,
      account('CASH_DRAWER'), account('CASH_SAFE'), -p_paise, null);
  end if;
end $$;
