import * as column from "#platform/database/columns.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

const safeCount = row({
  countedAt: column.moment,
  countedBy: column.nullable(column.text),
  expectedPaise: column.paise,
  countedPaise: column.paise,
  reason: column.nullable(column.text),
  isByAnother: column.boolean,
});

/** The latest counts of the safe of a place, the newest first. */
export function latestSafeCounts(db: Reader, placeNumber: number, count: number) {
  return queryRows(db, safeCount)`
    select c.counted_at, u.name as counted_by, c.expected_paise, c.counted_paise, c.reason, is_count_by_another(c) as is_by_another
    from safe_counts c left join users u on u.id = c.counted_by_id
    where c.place_id = ${placeNumber}::smallint order by c.id desc limit ${count}`;
}

/** Whether cash has lain in the safe of a place for the days that the shop gives it, and nobody else counted it. */
export function isSafeUncounted(db: Reader, placeNumber: number, today: string): Promise<boolean> {
  return queryValue(db, column.boolean)`select is_safe_uncounted(${placeNumber}::smallint, ${today}::date)`;
}

export function queueUncountedSafes(db: Database, now: Date, today: string): Promise<number> {
  return queryValue(db, column.integer)`select tell_uncounted_safes(${now}::timestamptz, ${today}::date)`;
}

/**
 * What counts of a safe found missing, or too much, whichever is more, as far as nobody else saw it: the latest one with those
 * since another Admin counted and those of its business day, but none that stood behind an approved one (`sees_difference`). What
 * was found again makes up for nothing.
 */
export function unseenDifferenceOf(db: Reader, placeNumber: number): Promise<bigint> {
  return queryValue(db, column.id)`
    with latest as (
      select id, business_day, counted_by_id from safe_counts where place_id = ${placeNumber}::smallint order by id desc limit 1)
    select coalesce(greatest(sum(greatest(c.counted_paise - c.expected_paise, 0)),
      sum(greatest(c.expected_paise - c.counted_paise, 0))), 0)::bigint
    from safe_counts c cross join latest l
    where c.place_id = ${placeNumber}::smallint and c.counted_paise <> c.expected_paise
      and is_weighed_with(c.counted_by_id, c.is_by_admin, l.counted_by_id) and not exists (
        select from safe_counts s
        where s.place_id = c.place_id and s.id >= c.id and s.id < l.id and (s.is_approved or s.id > c.id)
          and sees_difference(c.counted_by_id, s.counted_by_id, s.is_by_admin and c.business_day <> l.business_day, s.is_approved))`;
}
