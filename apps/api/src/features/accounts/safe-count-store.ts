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
 * What the latest count of a safe and those before it found missing, or too much, whichever is more: since the last one that
 * an Admin made or somebody else approved, or on its business day, whichever is more. One that found it again makes up for
 * nothing.
 */
export function unseenDifferenceOf(db: Reader, placeNumber: number): Promise<bigint> {
  return queryValue(db, column.id)`
    with counts as (
      select c.id, c.business_day, c.is_confirmed, greatest(c.counted_paise - c.expected_paise, 0) as over,
        greatest(c.expected_paise - c.counted_paise, 0) as short
      from safe_counts c where c.place_id = ${placeNumber}::smallint),
    latest as (select id, business_day from counts order by id desc limit 1),
    unseen as (
      select c.* from counts c cross join latest l
      where c.id > coalesce((select max(id) from counts where is_confirmed and id < l.id), 0)),
    of_day as (select c.* from counts c join latest l using (business_day))
    select greatest(
      (select greatest(sum(over), sum(short)) from unseen), (select greatest(sum(over), sum(short)) from of_day))::bigint`;
}
