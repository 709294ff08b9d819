import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRow, queryValue, row } from "#platform/database/rows.ts";

const safeCount = row({
  countedAt: column.moment,
  countedBy: column.nullable(column.text),
  countedPaise: column.paise,
});

/** The latest count of the safe of a place. */
export async function latestSafeCount(db: Reader, placeNumber: number) {
  const found = await queryRow(db, safeCount)`
    select c.counted_at, u.name as counted_by, c.counted_paise from safe_counts c left join users u on u.id = c.counted_by_id
    where c.place_id = ${placeNumber}::smallint order by c.id desc limit 1`;
  return found ?? null;
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
