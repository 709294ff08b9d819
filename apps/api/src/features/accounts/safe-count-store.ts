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
 * since an Admin counted and those of its business day, but none before one that somebody else approved. What was found again
 * makes up for nothing.
 */
export function unseenDifferenceOf(db: Reader, placeNumber: number): Promise<bigint> {
  return queryValue(db, column.id)`
    with latest as (
      select id, business_day from safe_counts where place_id = ${placeNumber}::smallint order by id desc limit 1),
    seen as (
      select coalesce(max(c.id) filter (where c.confirmed_by = 'approval'), 0) as approved_id,
        coalesce(max(c.id) filter (where c.confirmed_by = 'admin'), 0) as admins_id
      from safe_counts c cross join latest l where c.place_id = ${placeNumber}::smallint and c.id < l.id)
    select greatest(sum(greatest(c.counted_paise - c.expected_paise, 0)),
      sum(greatest(c.expected_paise - c.counted_paise, 0)))::bigint
    from safe_counts c cross join latest l cross join seen s
    where c.place_id = ${placeNumber}::smallint and c.id > s.approved_id
      and (c.id > s.admins_id or c.business_day = l.business_day)`;
}
