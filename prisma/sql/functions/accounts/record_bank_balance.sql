-- Records what the bank's statement holds at the end of a day. p_open are the entries that it does not show yet; neither does it
-- show those that came after the first p_as_of of the place, nor those of later days. The rest is confirmed, and counts in what is
-- expected: the balance recorded before, with what was confirmed since. Nothing is posted, and a difference stays until an entry
-- explains it. What the bank held too much before confirms no entry by itself: somebody says that the entry explains it.
create or replace function record_bank_balance(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_place smallint, p_paise bigint, p_open bigint[], p_as_of bigint,
  p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  why constant text := nullif(trim(p_reason), '');
  last_seq bigint;
  latest bank_counts;
  open_ids bigint[];
  ledger bigint;
  expected bigint;
  made_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  if p_day > p_today then
    perform refuse('TH422', 'day_not_come', jsonb_build_object('day', p_day));
  end if;
  select seq into last_seq from place_chains where place_id = p_place for no key update;
  if not found then
    perform refuse('TH404', 'drawer_not_found');
  end if;
  select * into latest from bank_counts where place_id = p_place order by id desc limit 1;
  if latest.business_day > p_day then
    perform refuse('TH409', 'later_balance_recorded', jsonb_build_object('day', latest.business_day));
  end if;
  select coalesce(array_agg(u.journal_id), '{}'), account_balance('infinity', p_place, account('BANK')) - coalesce(sum(u.amount), 0)
  into open_ids, ledger
  from unconfirmed_at_bank(p_place, p_today) u join journals j on j.id = u.journal_id
  where u.journal_id = any(p_open) or u.seq > p_as_of or j.business_day > p_day;
  if not p_open <@ open_ids then
    perform refuse('TH404', 'entry_not_found');
  end if;
  expected := ledger + coalesce(latest.counted_paise - latest.ledger_paise, 0);
  if is_new_difference(expected, ledger, p_paise) and why is null then
    perform refuse('TH422', 'variance_reason_missing', jsonb_build_object('mode', 'bank', 'expectedPaise', expected::text));
  end if;
  insert into bank_counts (place_id, business_day, up_to_seq, ledger_paise, expected_paise, counted_paise, reason, counted_at,
    counted_by_id)
  values (p_place, p_day, last_seq, ledger, expected, p_paise, why, p_now, (p_ctx ->> 'actorId')::bigint)
  returning id into made_id;
  insert into bank_count_entries (count_id, journal_id) select made_id, unnest(open_ids);
  perform write_audit(p_ctx, p_now, 'business_day', p_day::text, jsonb_build_object('place', p_place,
    'expectedPaise', expected::text, 'balancePaise', p_paise::text, 'open', cardinality(open_ids), 'reason', why));
  return finish_operation(p_ctx, jsonb_build_object('expectedPaise', expected::text, 'ledgerPaise', ledger::text));
end $$;
