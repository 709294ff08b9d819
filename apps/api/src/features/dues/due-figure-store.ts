import { dueAges, promiseFilters } from "@thangam/contracts/dues/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import { fitting, ofAge, ofPromise, owed } from "./due-list-store.ts";
import type { DueFilter } from "./due-list-store.ts";
import type { DueSource } from "./due-source-store.ts";

const sums = row({ bookCount: column.integer, clientCount: column.integer, duePaise: column.paise });

const group = row({ name: column.text, bookCount: column.integer, duePaise: column.paise });

/** What the filters leave, and of everything overdue how much is of each age and each kind of promise. */
export async function figuresOfDues(db: Database, today: string, source: DueSource, filter: DueFilter) {
  const part = (name: string, condition: Prisma.Sql) => Prisma.sql`
    select ${name} as name, count(*)::int as book_count, coalesce(sum(o.due_paise), 0)::bigint as due_paise
    from owed o where ${condition}`;
  const parts = [
    part("all", Prisma.sql`true`),
    ...dueAges.map((age) => part(age, ofAge(age))),
    ...promiseFilters.map((promise) => part(promise, ofPromise(promise, today))),
  ];
  const [left, groups] = await Promise.all([
    queryOnlyRow(db, sums)`
      with ${owed(today, source, filter)}
      select count(*)::int as book_count, count(distinct o.client_id)::int as client_count,
        coalesce(sum(o.due_paise), 0)::bigint as due_paise
      from owed o join books b on b.id = o.book_id join clients c on c.id = b.client_id
      where ${fitting(today, filter)}`,
    queryRows(db, group)`with ${owed(today, source, filter)} ${Prisma.join(parts, " union all ")}`,
  ]);
  return { left, groupBy: new Map(groups.map(({ name, ...figures }) => [name, figures])) };
}

/** Goes through the books of the shop and keeps what is due; null where somebody else is at it. */
export function refreshDues(db: Database, now: Date, today: string): Promise<number | null> {
  return queryValue(db, column.nullable(column.integer))`select refresh_dues(${now}::timestamptz, ${today}::date)`;
}
