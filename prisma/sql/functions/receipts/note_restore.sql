-- Notes that a backup was brought back, before anything is paid again: every series of receipts skips more numbers than it can have
-- given since, so that no receipt on paper has the number of another one. Done once for each mark. Returns how many numbers each
-- series skips; null where the mark was noted before. In a series that begins later, skip_lost_numbers does so.
create or replace function note_restore(p_mark text, p_now timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_posted constant timestamptz := (select posted_at from journals order by id desc limit 1);
  last_noted constant timestamptz := (select at from audit_entries where operation <> 'Migrate' order by id desc limit 1);
  -- What a shop without either may have lost is bounded by a year.
  lost_since constant timestamptz := least(coalesce(greatest(last_posted, last_noted), p_now - interval '365 days'), p_now);
  days constant int := 1 + floor(extract(epoch from p_now - lost_since) / 86400);
  -- Twice what the shop ever gave in a day, for each day that may be lost.
  busiest constant bigint := coalesce((select max(given) from (
    select sum(count) as given from day_totals where kind = 'Receipt' group by business_day) d), 0);
  noted restores;
begin
  -- A day more on both sides: the shop's day is another one than that of the clock.
  insert into restores (mark, noted_at, last_posted_at, first_year, last_year, numbers_each)
  values (p_mark, p_now, last_posted, financial_year_of((lost_since - interval '1 day')::date),
    financial_year_of((p_now + interval '1 day')::date), greatest(10000, 2 * busiest) * days)
  on conflict (mark) do nothing returning * into noted;
  if noted.id is null then
    return null;
  end if;
  with skipped as (
    update receipt_series set last_number = last_number + noted.numbers_each
    where financial_year between noted.first_year and noted.last_year returning *)
  insert into receipt_gaps (restore_id, counter_id, financial_year, first_number, last_number)
  select noted.id, counter_id, financial_year, last_number - noted.numbers_each + 1, last_number from skipped;
  perform write_audit('{"operation": "Note_Restore"}', p_now, 'restore', noted.id::text,
    jsonb_build_object('mark', p_mark, 'lastPostedAt', last_posted, 'numbersSkipped', noted.numbers_each));
  return noted.numbers_each;
end $$;
