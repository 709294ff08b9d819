-- Confirms at the other branch that what was sent has come, all of it, to its drawer, its safe or its bank (p_put_into). Somebody else than
-- the sender says so, unless there is nobody else. As much is owed less between the two branches.
create or replace function receive_from_branch(
  p_ctx jsonb, p_now timestamptz, p_today date, p_transfer_id bigint, p_put_into text, p_paise bigint
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  receiver constant smallint := coalesce((select to_id from branch_transfers where id = p_transfer_id), main_place());
  actor constant bigint := (p_ctx ->> 'actorId')::bigint;
  sent branch_transfers;
  open_day date;
  posted bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  open_day := lock_next_open_day(p_today, receiver);
  sent := lock_branch_transfer(p_transfer_id);
  perform begin_asset_operation(p_ctx, p_now, open_day, open_day, receiver);
  if sent.sent_by_id = actor and not is_only_admin(actor) then
    perform refuse('TH409', 'transfer_own');
  elsif (sent.taken_from = 'bank') <> (p_put_into = 'bank') then
    perform refuse('TH422', 'transfer_other_way');
  elsif p_paise is distinct from sent.amount_paise then
    perform refuse('TH422', 'transfer_amount_differs', jsonb_build_object('amountPaise', sent.amount_paise::text));
  end if;
  posted := (post_journals(p_ctx, p_now, open_day, array[row(null, 'BranchReceived', 'branch_received', sent.id::text, null,
    null, sent.reference, null, account_of_branch_money(p_put_into), account('BRANCH_TRANSIT'), sent.amount_paise, 0,
    0)::journal_entry], p_place => receiver, p_other => sent.from_id))[1];
  update branch_transfers set put_into = p_put_into, received_on = open_day, received_at = p_now, received_by_id = actor,
    received_journal_id = posted where id = sent.id;
  perform write_audit(p_ctx, p_now, 'branch_transfer', sent.id::text, jsonb_build_object('putInto', p_put_into,
    'amountPaise', sent.amount_paise::text, 'from', (select name from branches where id = sent.from_id),
    'journalId', posted::text));
  return finish_operation(p_ctx, jsonb_build_object('transferId', sent.id::text));
end $$;
