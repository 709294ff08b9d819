import { Prisma } from "#generated/prisma/client.ts";
import type { Paise } from "@thangam/contracts/values/money";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys } from "#platform/database/listing.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

export const due = row({
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  instalmentNumber: column.integer,
  dueOn: column.day,
  daysOverdue: column.integer,
  instalmentsDue: column.integer,
  duePaise: column.paise,
});

/** Of the page all columns of a row but the sums are null together: where it is empty, the sums come alone. */
const foundDue = row({
  bookId: column.nullable(column.id),
  bookNumber: column.nullable(column.text),
  clientName: column.nullable(column.text),
  clientMobile: column.nullable(column.text),
  schemeName: column.nullable(column.text),
  instalmentNumber: column.nullable(column.integer),
  dueOn: column.nullable(column.day),
  daysOverdue: column.nullable(column.integer),
  instalmentsDue: column.nullable(column.integer),
  duePaise: column.nullable(column.paise),
  total: column.integer,
  totalPaise: column.paise,
});

type FoundDue = RowOf<typeof foundDue>;
type Due = { [Name in keyof FoundDue]: NonNullable<FoundDue[Name]> };

export interface Paged {
  branches: Branches;
  search?: string | undefined;
  limit: number;
  offset: number;
}

export interface DueFilter {
  branches: Branches;
  state: "overdue" | "due";
  daysAhead: number;
  search?: string | undefined;
}

/**
 * Open books of fixed instalments whose next instalment was due before today (`overdue`), or is due in the `daysAhead` days
 * from today on.
 */
export async function duesOn(
  db: Database,
  today: string,
  { limit, offset, ...filter }: Paged & DueFilter,
): Promise<{ rows: Due[]; total: number; totalPaise: Paise }> {
  const dues = Prisma.sql`${DUE_COLUMNS} ${duesFrom(today, filter)}`;
  // All of it is gone through once, for the page and for the sums.
  const found = await queryRows(db, foundDue)`
    with found as materialized (${dues})
    select page.book_id, page.book_number, page.client_name, page.client_mobile, page.scheme_name, page.instalment_number,
      page.due_on, page.days_overdue, page.instalments_due, page.due_paise, whole.total, whole.total_paise
    from (select count(*)::int as total, coalesce(sum(due_paise), 0)::bigint as total_paise from found) whole
    left join (
      select book_id, book_number, client_name, client_mobile, scheme_name, instalment_number, to_char(day, 'YYYY-MM-DD') as due_on,
        greatest(0, ${today}::date - day)::int as days_overdue, instalments_due, due_paise, day
      from found order by day, book_id limit ${limit} offset ${offset}) page on true
    order by page.day, page.book_id`;
  const [first] = found;
  assert(first !== undefined, "the sums come with no row, too");
  return { rows: found.filter(isDue), total: first.total, totalPaise: first.totalPaise };
}

function isDue(found: FoundDue): found is Due {
  return Object.values(found).every((value) => value !== null);
}

/** The books that are due, in the order of the list. */
export function dueKeys(db: Database, today: string, filter: DueFilter, limit: number): Promise<Keys> {
  const order = Prisma.sql`d.due_on, b.id`;
  return selectKeys(db, { from: duesFrom(today, filter), key: Prisma.sql`b.id`, order }, limit);
}

/** What is due of these books, as far as something still is. */
export function duesByKeys(db: Database, today: string, filter: DueFilter, keys: readonly bigint[]) {
  return queryRows(db, due)`
    select book_id, book_number, client_name, client_mobile, scheme_name, instalment_number,
      to_char(day, 'YYYY-MM-DD') as due_on, greatest(0, ${today}::date - day)::int as days_overdue, instalments_due, due_paise
    from (${DUE_COLUMNS} ${duesFrom(today, filter)} and b.id = any(${keys})) d
    order by array_position(${keys}::bigint[], book_id)`;
}

export const DUE_COLUMNS = Prisma.sql`
  select b.id as book_id, b.number as book_number, c.name as client_name, c.mobile as client_mobile,
    v.name as scheme_name, d.instalment as instalment_number, d.due_on as day, d.instalments_due, d.due_paise`;

/** Of all open books, or of what was kept of them. */
export function duesFrom(today: string, filter: DueFilter, from = Prisma.sql`dues_on(${today}::date)`): Prisma.Sql {
  return Prisma.sql`
    from ${from} d
    join books b on b.id = d.book_id
    join clients c on c.id = d.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where ${isWanted(today, filter)} ${andOf(Prisma.sql`b.branch_id`, filter.branches)} ${matching(filter.search)}`;
}

export function isWanted(today: string, { state, daysAhead }: DueFilter): Prisma.Sql {
  return state === "overdue"
    ? Prisma.sql`d.due_on < ${today}::date`
    : Prisma.sql`d.due_on between ${today}::date and ${today}::date + ${daysAhead}::int`;
}

const maturing = row({
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  maturesOn: column.day,
  instalmentsPaid: column.integer,
  instalments: column.integer,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

type Maturing = RowOf<typeof maturing>;

const maturingSums = row({ total: column.integer, paidTotalPaise: column.paise, weightTotalMg: column.milligrams });

/** By which day books have matured, as today knows it. */
interface Maturity {
  branches: Branches;
  today: string;
  lastDay: string;
}

/** Open books that have matured by a day, soonest first, and what is on them. */
export async function maturingBy(
  db: Database,
  by: Maturity,
  { search, limit, offset }: Omit<Paged, "branches">,
): Promise<{ rows: Maturing[]; sums: RowOf<typeof maturingSums> }> {
  const from = Prisma.sql`${maturingFrom(by)} ${matching(search)}`;
  const [rows, sums] = await Promise.all([
    queryRows(db, maturing)`${MATURING_COLUMNS} ${from} order by m.matures_on, b.id limit ${limit} offset ${offset}`,
    queryOnlyRow(db, maturingSums)`
      select count(*)::int as total, coalesce(sum(s.paid_paise), 0)::bigint as paid_total_paise,
        coalesce(sum(s.weight_mg), 0)::bigint as weight_total_mg ${from}`,
  ]);
  return { rows, sums };
}

/** The books that mature, in the order of the list. */
export function maturingKeys(db: Database, by: Maturity, limit: number): Promise<Keys> {
  const order = Prisma.sql`m.matures_on, b.id`;
  return selectKeys(db, { from: maturingFrom(by), key: Prisma.sql`b.id`, order }, limit);
}

export function maturingByKeys(db: Database, by: Maturity, keys: readonly bigint[]): Promise<Maturing[]> {
  const clients = Prisma.sql`(select array_agg(client_id) from books where id = any(${keys}))`;
  return queryRows(db, maturing)`
    ${MATURING_COLUMNS} ${maturingFrom(by, clients)} and b.id = any(${keys})
    order by array_position(${keys}::bigint[], b.id)`;
}

const MATURING_COLUMNS = Prisma.sql`
  select b.id as book_id, b.number as book_number, c.name as client_name, c.mobile as client_mobile, v.name as scheme_name,
    to_char(m.matures_on, 'YYYY-MM-DD') as matures_on, s.instalments_paid, b.instalments,
    s.paid_paise as paid_total_paise, s.weight_mg as weight_total_mg`;

/** Of all clients, or of these: whose books need not be reckoned are left out before. */
function maturingFrom({ branches, today, lastDay }: Maturity, clients = Prisma.sql`null`): Prisma.Sql {
  return Prisma.sql`
    from books_maturing(${clients}, ${today}::date, null, ${lastDay}::date) m
    join books b on b.id = m.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    where true ${andOf(Prisma.sql`b.branch_id`, branches)}`;
}

function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.empty;
  const pattern = containing(search);
  return Prisma.sql`and (c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern})`;
}
