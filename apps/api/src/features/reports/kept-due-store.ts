import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import { DUE_COLUMNS, due, duesFrom, isWanted } from "./due-store.ts";
import type { DueFilter, Paged } from "./due-store.ts";

const sums = row({ total: column.integer, totalPaise: column.paise });

/**
 * The same as duesOn() of what a large shop keeps of its open books. Each book of the page is looked at again: one that was paid
 * meanwhile is not shown.
 */
export async function keptDuesOn(
  db: Database,
  today: string,
  kept: Prisma.Sql,
  { limit, offset, ...filter }: Paged & DueFilter,
) {
  // Without a filter that asks for them, a book and its client are read for the page alone.
  const from =
    filter.branches === null && filter.search === undefined
      ? Prisma.sql`from ${kept} d where ${isWanted(today, filter)}`
      : duesFrom(today, filter, kept);
  const [rows, whole] = await Promise.all([
    queryRows(db, due)`
      with page as (select d.book_id ${from} order by d.due_on, d.book_id limit ${limit} offset ${offset})
      select book_id, book_number, client_name, client_mobile, scheme_name, instalment_number,
        to_char(day, 'YYYY-MM-DD') as due_on, greatest(0, ${today}::date - day)::int as days_overdue, instalments_due, due_paise
      from (${DUE_COLUMNS} ${duesFrom(today, filter)} and b.id = any(array(select book_id from page))) d
      order by day, book_id`,
    queryOnlyRow(db, sums)`
      select count(*)::int as total, coalesce(sum(d.due_paise), 0)::bigint as total_paise ${from}`,
  ]);
  return { rows, ...whole };
}
