-- Records cash that was brought into the drawer: from the safe, which held it on that day and holds it now, or drawn from the
-- bank under the number of the cheque or of the withdrawal (p_taken_from), which may be more than the books hold there.
create or replace function record_cash_withdrawal(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_place smallint, p_taken_from text, p_paise bigint,
  p_reference text, p_note text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  is_from_bank constant boolean := p_taken_from = 'bank';
  held bigint;
  source_ref text;
  journal_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_today, p_day, p_place);
  if is_from_bank then
    source_ref := free_reference('bank_withdrawal', p_reference);
  else
    held := cash_held(p_day, p_place, account('CASH_SAFE'));
    if p_paise > held then
      perform refuse('TH409', 'cash_not_there', jsonb_build_object('heldPaise', greatest(held, 0)::text));
    end if;
    -- The place is locked: this is the number of the journal in its chain.
    source_ref := p_place || ':' || (select c.seq + 1 from place_chains c where c.place_id = p_place);
  end if;
  journal_id := post_asset_journal(p_ctx, p_now, p_day, p_place, 'Withdrawal',
    case when is_from_bank then 'bank_withdrawal' else 'safe_withdrawal' end, source_ref, account('CASH_DRAWER'),
    case when is_from_bank then account('BANK') else account('CASH_SAFE') end, p_paise,
    nullif(concat_ws(' · ', nullif(trim(p_reference), ''), nullif(trim(p_note), '')), ''));
  perform write_audit(p_ctx, p_now, 'journal', journal_id::text, jsonb_build_object('day', p_day,
    'takenFrom', p_taken_from, 'amountPaise', p_paise::text, 'reference', nullif(trim(p_reference), ''),
    'note', nullif(trim(p_note), '')));
  return finish_operation(p_ctx, jsonb_build_object('journalId', journal_id::text));
end $$;
