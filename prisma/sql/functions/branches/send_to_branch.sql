-- Sends money of one branch to another one: cash of its drawer or safe, not more than is there, or from its bank under the number of the
-- transfer. Until the other one has confirmed it, it is on its way. It is posted on the first open day from p_today on.
create or replace function send_to_branch(
  p_ctx jsonb, p_now timestamptz, p_today date, p_from smallint, p_to smallint, p_taken_from text, p_paise bigint,
  p_reference text, p_note text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  sent branch_transfers;
  held bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  if p_from = p_to or (select count(*) from branches where id in (p_from, p_to)) < 2 then
    perform refuse('TH404', 'branch_not_found');
  end if;
  sent.sent_on := lock_next_open_day(p_today, p_from);
  perform begin_asset_operation(p_ctx, p_now, sent.sent_on, sent.sent_on, p_from);
  if p_taken_from <> 'bank' then
    held := cash_held(sent.sent_on, p_from, account_of_branch_money(p_taken_from));
    if p_paise > held then
      perform refuse('TH409', 'cash_not_there', jsonb_build_object('heldPaise', greatest(held, 0)::text));
    end if;
  elsif exists (select from branch_transfers t where t.cancelled_at is null
      and transaction_number_key(t.reference) = transaction_number_key(p_reference)) then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', trim(p_reference)));
  end if;
  sent.id := nextval(pg_get_serial_sequence('branch_transfers', 'id'));
  sent.sent_journal_id := post_asset_journal(p_ctx, p_now, sent.sent_on, p_from, 'BranchSent', 'branch_sent', sent.id::text,
    account('BRANCH_TRANSIT'), account_of_branch_money(p_taken_from), p_paise,
    nullif(concat_ws(' · ', nullif(trim(p_reference), ''), nullif(trim(p_note), '')), ''));
  insert into branch_transfers (id, from_id, to_id, amount_paise, taken_from, reference, note, sent_on, sent_at, sent_by_id,
    sent_journal_id)
  values (sent.id, p_from, p_to, p_paise, p_taken_from, nullif(trim(p_reference), ''), nullif(trim(p_note), ''), sent.sent_on,
    p_now, (p_ctx ->> 'actorId')::bigint, sent.sent_journal_id);
  perform write_audit(p_ctx, p_now, 'branch_transfer', sent.id::text, jsonb_build_object('takenFrom', p_taken_from,
    'amountPaise', p_paise::text, 'to', (select name from branches where id = p_to), 'reference', nullif(trim(p_reference), ''),
    'note', nullif(trim(p_note), ''), 'journalId', sent.sent_journal_id::text));
  return finish_operation(p_ctx, jsonb_build_object('transferId', sent.id::text));
end $$;
