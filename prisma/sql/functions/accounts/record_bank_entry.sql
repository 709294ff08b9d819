-- Records a line of the bank's statement: a credit confirms what was received by a payment method, a debit what was paid
-- back by it. Not more is confirmed than was received. Cheques that are followed are cleared one by one instead. What a
-- gateway holds is settled by its reports; 'online' is for money by UPI that earlier releases posted as a gateway's.
create or replace function record_bank_entry(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_place smallint, p_direction text, p_mode text, p_paise bigint,
  p_reference text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  clearing smallint := account_of_mode(p_mode);
  is_credit boolean := p_direction = 'credit';
  held bigint;
  journal_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform begin_asset_operation(p_ctx, p_now, p_today, p_day, p_place);
  held := account_balance('infinity', p_place, clearing) - case p_mode when 'cheque' then (
    select coalesce(sum(p.amount_paise), 0) from cheques c join payments p on p.id = c.payment_id
    where c.status = 'in_hand' and p.status <> 'pending' and p.branch_id = p_place) else 0 end;
  if p_mode = 'online' then
    select case when is_credit then u.held else u.paid_back end into held from upi_held_as_online() u;
  end if;
  if (is_credit or p_mode = 'online') and p_paise > held then
    perform refuse('TH409', 'clearing_exceeded', jsonb_build_object('heldPaise', greatest(held, 0)::text));
  end if;
  journal_id := post_asset_journal(p_ctx, p_now, p_day, p_place, case when is_credit then 'BankCredit' else 'BankDebit' end,
    'bank_entry', free_reference('bank_entry', p_reference), case when is_credit then account('BANK') else clearing end,
    case when is_credit then clearing else account('BANK') end, p_paise, trim(p_reference));
  perform write_audit(p_ctx, p_now, 'journal', journal_id::text, jsonb_build_object('day', p_day, 'direction', p_direction,
    'mode', p_mode, 'amountPaise', p_paise::text, 'reference', trim(p_reference)));
  return finish_operation(p_ctx, jsonb_build_object('journalId', journal_id::text));
end $$;
