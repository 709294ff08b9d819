-- Opens the latest closed day of a place again. What was counted stays to be read; what the close posted is reversed. Refused while cash
-- that the close stored or found is at the bank or was brought into the drawer.
create or replace function reopen_day(p_ctx jsonb, p_now timestamptz, p_day date, p_reason text, p_place smallint)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  later date;
  closing bigint;
  posted journals;
  taken journals;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_closing(p_day, p_place);
  if not is_day_closed(p_day, p_place) then
    perform refuse('TH404', 'day_not_closed', jsonb_build_object('day', p_day));
  end if;
  select max(day) into later from day_closings where place_id = p_place and reopened_at is null and day > p_day;
  if later is not null then
    perform refuse('TH409', 'later_day_closed', jsonb_build_object('day', later));
  end if;
  update day_closings set reopened_at = p_now, reopened_by_id = (p_ctx ->> 'actorId')::bigint, reopen_reason = trim(p_reason)
  where place_id = p_place and day = p_day and reopened_at is null returning id into closing;
  delete from closed_day_sums where business_day = p_day and place_id = p_place;
  for posted in
    select j.* from journals j
    where (j.source = 'variance' and starts_with(j.source_ref, closing || ':'))
      or (j.source = 'cash_stored' and j.source_ref = closing::text)
    order by j.id
  loop
    perform lock_place(p_ctx, p_now, p_day, posted.place_id);
    perform reverse_asset_journal(p_ctx, p_now, p_day, posted, 'reopening', trim(p_reason));
  end loop;
  select e.* into taken
  from unnest(array[account('CASH_SAFE'), account('CASH_DRAWER')]) c
  cross join unfunded_entry(p_day, p_place, c) e limit 1;
  if found then
    perform refuse('TH409', case taken.kind when 'Deposit' then 'cash_banked_since'
        when 'BranchSent' then 'cash_sent_since' else 'cash_withdrawn_since' end,
      jsonb_build_object('reference', coalesce(taken.reason, ''), 'day', to_char(taken.business_day, 'DD-MM-YYYY'),
        'journalId', taken.id::text));
  end if;
  perform write_audit(p_ctx, p_now, 'business_day', p_day::text, jsonb_build_object('reason', trim(p_reason)));
  return finish_operation(p_ctx, jsonb_build_object('day', p_day));
end $$;
