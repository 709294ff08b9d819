-- Records that cash of the drawer or of the safe (p_taken_from) was paid in at the bank, under the number of the slip.
-- Not more than was there on that day, and than is there now.
create or replace function record_bank_deposit(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_place smallint, p_taken_from text, p_paise bigint, p_slip text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  cash smallint := case p_taken_from when 'safe' then account('CASH_SAFE') else account('CASH_DRAWER') end;
  held bigint;
  journal_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_today, p_day, p_place);
  held := cash_held(p_day, p_place, cash);
  if p_paise > held then
    perform refuse('TH409', 'cash_not_there', jsonb_build_object('heldPaise', greatest(held, 0)::text));
  end if;
  journal_id := post_asset_journal(p_ctx, p_now, p_day, p_place, 'Deposit', 'bank_deposit',
    free_reference('bank_deposit', p_slip), account('BANK'), cash, p_paise, trim(p_slip));
  perform write_audit(p_ctx, p_now, 'journal', journal_id::text, jsonb_build_object('day', p_day,
    'takenFrom', p_taken_from, 'amountPaise', p_paise::text, 'reference', trim(p_slip)));
  return finish_operation(p_ctx, jsonb_build_object('journalId', journal_id::text));
end $$;
