-- Takes back a deposit, cash that was brought into the drawer, a line of the bank's statement, the clearing of a cheque or the
-- loss on one, with a reason, on p_day. The cheque is in hand again, also where its payment was paid back or moved since.
create or replace function correct_account_entry(
  p_ctx jsonb, p_now timestamptz, p_day date, p_journal_id bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  journal journals;
  correction journals;
  correction_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_open_day(p_day, coalesce((select place_id from journals where id = p_journal_id), main_place()));
  select * into journal from journals
  where id = p_journal_id and is_correctable(kind);
  if not found then
    perform refuse('TH404', 'entry_not_found');
  end if;
  if journal.payment_id is not null then
    perform lock_payment(journal.payment_id, null);
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_day, p_day, journal.place_id);
  if exists (select from journals where reverses_id = journal.id) then
    perform refuse('TH409', 'entry_corrected');
  end if;
  correction_id := reverse_asset_journal(p_ctx, p_now, p_day, journal, 'correction', trim(p_reason));
  select * into strict correction from journals where id = correction_id;
  if is_withdrawal_banked(correction) then
    perform refuse('TH409', 'cash_not_there');
  end if;
  update cheques set status = 'in_hand', changed_on = p_day, reason = null where payment_id = journal.payment_id;
  perform write_audit(p_ctx, p_now, 'journal', journal.id::text, jsonb_build_object('reason', trim(p_reason),
    'journalId', correction_id::text));
  return finish_operation(p_ctx, jsonb_build_object('journalId', correction_id::text));
end $$;
