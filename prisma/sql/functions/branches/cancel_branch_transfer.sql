-- Takes back what a branch sent and the other one has not confirmed: it is where it was, on the first open day from p_today on.
create or replace function cancel_branch_transfer(
  p_ctx jsonb, p_now timestamptz, p_today date, p_transfer_id bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  sender constant smallint := coalesce((select from_id from branch_transfers where id = p_transfer_id), main_place());
  sent branch_transfers;
  open_day date;
  journal journals;
  correction bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  open_day := lock_next_open_day(p_today, sender);
  sent := lock_branch_transfer(p_transfer_id);
  perform begin_asset_operation(p_ctx, p_now, open_day, open_day, sender);
  select * into strict journal from journals where id = sent.sent_journal_id;
  correction := reverse_asset_journal(p_ctx, p_now, open_day, journal, 'correction', trim(p_reason));
  update branch_transfers set cancelled_at = p_now, cancelled_by_id = (p_ctx ->> 'actorId')::bigint,
    cancel_reason = trim(p_reason) where id = sent.id;
  perform write_audit(p_ctx, p_now, 'branch_transfer', sent.id::text, jsonb_build_object('reason', trim(p_reason),
    'amountPaise', sent.amount_paise::text, 'journalId', correction::text));
  return finish_operation(p_ctx, jsonb_build_object('transferId', sent.id::text));
end $$;
