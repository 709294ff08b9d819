-- Closes a day of a place. Transactions that post into it are waited for; later ones are refused. p_counts is what was counted:
-- [{"mode": "cash", "countedPaise": "1250000", "reason": null}]. A method of which nothing is expected may be left out.
-- p_hour is the hour of the shop's clock: to close today before the closing hour has to be confirmed.
create or replace function close_day(
  p_ctx jsonb, p_now timestamptz, p_today date, p_hour int, p_day date, p_counts jsonb, p_carried_paise bigint, p_note text,
  p_is_confirmed boolean, p_place smallint
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  closing constant bigint := nextval(pg_get_serial_sequence('day_closings', 'id'));
  counts day_counts[];
  cash_paise bigint;
  variance bigint;
  reasons jsonb;
begin
  if earlier is not null then
    return earlier;
  end if;
  if not exists (select from branches where id = p_place) then
    perform refuse('TH404', 'branch_not_found');
  end if;
  perform require_closable(p_today, p_hour, p_day, p_place, p_is_confirmed);
  perform require_drawer_counted(p_ctx, p_day, p_place);
  perform lock_place(p_ctx, p_now, p_day, p_place);
  counts := array(select c from counted_day(closing, p_day, p_place, p_counts) c);
  select c.counted_paise into strict cash_paise from unnest(counts) c where c.mode = 'cash';
  if p_carried_paise > cash_paise then
    perform refuse('TH422', 'carried_exceeds_cash');
  end if;
  perform post_closing(p_ctx, p_now, p_day, p_place, counts, p_carried_paise);

  insert into day_closings (id, place_id, day, carried_paise, note, seal, closed_at, closed_by_id, is_approved,
    is_by_admin)
  values (closing, p_place, p_day, p_carried_paise, nullif(trim(p_note), ''), digest_of_day(p_day, p_place), p_now,
    (p_ctx ->> 'actorId')::bigint, was_approved(p_ctx), acts_as_admin(p_ctx));
  insert into day_counts select c.* from unnest(counts) c;
  insert into day_balances (closing_id, place_id, account_id, balance)
  select closing, b.branch_id, b.account_id, b.balance from balances_of_place(p_day, p_place) b where b.balance <> 0;
  perform fold_day(p_day, p_place);

  select sum(c.counted_paise - c.expected_paise), jsonb_object_agg(c.mode, c.reason) filter (where c.reason is not null)
  into variance, reasons from unnest(counts) c;
  perform write_audit(p_ctx, p_now, 'business_day', p_day::text, jsonb_build_object(
    'cashPaise', cash_paise::text, 'carriedPaise', p_carried_paise::text, 'variancePaise', variance::text,
    'note', nullif(trim(p_note), '')) || coalesce(reasons, '{}'));
  return finish_operation(p_ctx, jsonb_build_object('day', p_day, 'variancePaise', variance::text));
end $$;
