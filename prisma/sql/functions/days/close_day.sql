-- Closes a day. Transactions that post into it are waited for; later ones are refused. p_counts is what was counted:
-- [{"mode": "cash", "countedPaise": "1250000", "reason": null}]. A method of which nothing is expected may be left out.
create or replace function close_day(
  p_ctx jsonb, p_now timestamptz, p_today date, p_day date, p_counts jsonb, p_carried_paise bigint, p_note text
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier jsonb := begin_operation(p_ctx, p_now);
  open_before date;
  later date;
  closing bigint;
  counted day_counts;
  cash_paise bigint;
  variance bigint;
  reasons jsonb;
begin
  if earlier is not null then
    return earlier;
  end if;
  if p_day > p_today then
    perform refuse('TH422', 'day_not_come', jsonb_build_object('day', p_day));
  end if;
  perform lock_closing(p_day);
  select max(day) into later from day_closings where reopened_at is null and day >= p_day;
  if later = p_day then
    perform refuse('TH409', 'day_already_closed', jsonb_build_object('day', p_day));
  elsif later > p_day then
    perform refuse('TH409', 'later_day_closed', jsonb_build_object('day', later));
  end if;
  open_before := day_to_close_before(p_day);
  if open_before is not null then
    perform refuse('TH409', 'earlier_day_open', jsonb_build_object('day', open_before));
  end if;

  insert into day_closings (day, carried_paise, note, seal, closed_at, closed_by_id)
  values (p_day, p_carried_paise, nullif(trim(p_note), ''), digest_of_day(p_day), p_now, (p_ctx ->> 'actorId')::bigint)
  returning id into closing;
  for counted in
    select closing, f.mode, f.opening_paise, f.receipt_count, f.receipts_paise, f.refund_count, f.refunds_paise,
      f.expected_paise, coalesce((c ->> 'countedPaise')::bigint, case when f.expected_paise = 0 then 0 end),
      nullif(trim(c ->> 'reason'), '')
    from day_figures(p_day) f left join jsonb_array_elements(p_counts) c on c ->> 'mode' = f.mode
  loop
    if counted.counted_paise is null then
      perform refuse('TH422', 'count_missing', jsonb_build_object('mode', counted.mode));
    elsif counted.mode = 'cash' and counted.counted_paise < 0 then
      perform refuse('TH422', 'cash_below_zero');
    elsif counted.counted_paise <> counted.expected_paise and counted.reason is null then
      perform refuse('TH422', 'variance_reason_missing', jsonb_build_object(
        'mode', counted.mode, 'expectedPaise', counted.expected_paise::text));
    end if;
    insert into day_counts select counted.*;
  end loop;
  select d.counted_paise into strict cash_paise from day_counts d where d.closing_id = closing and d.mode = 'cash';
  if p_carried_paise > cash_paise then
    perform refuse('TH422', 'carried_exceeds_cash');
  end if;

  select sum(d.counted_paise - d.expected_paise), jsonb_object_agg(d.mode, d.reason) filter (where d.reason is not null)
  into variance, reasons from day_counts d where d.closing_id = closing;
  perform write_audit(p_ctx, p_now, 'business_day', p_day::text, jsonb_build_object(
    'cashPaise', cash_paise::text, 'carriedPaise', p_carried_paise::text, 'variancePaise', variance::text,
    'note', nullif(trim(p_note), '')) || coalesce(reasons, '{}'));
  return finish_operation(p_ctx, jsonb_build_object('day', p_day, 'variancePaise', variance::text));
end $$;
