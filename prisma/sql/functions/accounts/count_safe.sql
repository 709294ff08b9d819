-- Counts the cash in a safe on the first open day from p_today on, because the cash of a day lies there after its close. What
-- differs from the ledger is posted to over and short with its reason. The days before are closed, so that the ledger knows
-- what they stored.
create or replace function count_safe(
  p_ctx jsonb, p_now timestamptz, p_today date, p_place smallint, p_counted_paise bigint, p_reason text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  safe constant smallint := account('CASH_SAFE');
  short constant smallint := account('CASH_OVER_SHORT');
  why constant text := nullif(trim(p_reason), '');
  open_day date;
  expected bigint;
  over bigint;
  count_id bigint;
begin
  if earlier is not null then
    return earlier;
  end if;
  open_day := lock_next_open_day(p_today, p_place);
  if day_to_close_before(open_day, p_place) is not null then
    perform refuse('TH409', 'earlier_day_open', jsonb_build_object('day', day_to_close_before(open_day, p_place)));
  end if;
  perform begin_asset_operation(p_ctx, p_now, open_day, open_day, p_place);
  expected := cash_held('infinity', p_place, safe);
  over := p_counted_paise - expected;
  if over <> 0 and why is null then
    perform refuse('TH422', 'variance_reason_missing', jsonb_build_object('mode', 'cash', 'expectedPaise', expected::text));
  end if;
  insert into safe_counts (place_id, business_day, expected_paise, counted_paise, reason, counted_at, counted_by_id, is_approved,
    is_by_admin)
  values (p_place, open_day, expected, p_counted_paise, case when over <> 0 then why end, p_now, (p_ctx ->> 'actorId')::bigint,
    was_approved(p_ctx), acts_as_admin(p_ctx))
  returning id into count_id;
  if over <> 0 then
    perform post_asset_journal(p_ctx, p_now, open_day, p_place, 'Variance', 'safe_count', count_id::text,
      case when over > 0 then safe else short end, case when over > 0 then short else safe end, abs(over), why);
  end if;
  perform write_audit(p_ctx, p_now, 'business_day', open_day::text, jsonb_build_object('place', p_place,
    'expectedPaise', expected::text, 'countedPaise', p_counted_paise::text, 'reason', case when over <> 0 then why end));
  return finish_operation(p_ctx, jsonb_build_object('day', open_day, 'expectedPaise', expected::text));
end $$;
