import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { SETTLEMENT, SETTLEMENT_COLUMNS, settlementColumns } from "#features/books/settling/settlement-store.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { row } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** A book that was closed, and how it was settled if it was. */
const closedBook = row({
  bookId: column.id,
  clientId: column.id,
  clientName: column.text,
  bookNumber: column.text,
  status: column.phraseOf(bookStatusCodes),
  schemeName: column.text,
  closedAt: column.moment,
  closedBy: column.nullable(column.text),
  remarks: column.nullable(column.text),
  openExceptions: column.integer,
  settlementRemarks: column.nullable(column.text),
  ...settlementColumns,
});

export interface ClosedBookFilter {
  branches: Branches;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  timeZone: string;
}

/** Books that were closed, settled ones among them; days are counted in the shop's time zone. */
export function selectClosedBooks(db: Reader, filter: ClosedBookFilter, slice: Slice) {
  return selectListed(db, closedBook, listingOf(filter), slice);
}

export function closedBookKeys(db: Reader, filter: ClosedBookFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: ClosedBookFilter): Listing {
  return {
    columns: Prisma.sql`
      select b.id as book_id, b.client_id, c.name as client_name, b.number as book_number, b.status,
        v.name as scheme_name, b.closed_at, u.name as closed_by, b.close_remarks as remarks,
        (select count(*)::int from payment_exceptions e join payments p on p.id = e.payment_id
         where p.book_id = b.id and e.resolved_at is null) as open_exceptions,
        settled.remarks as settlement_remarks, ${SETTLEMENT_COLUMNS}`,
    from: Prisma.sql`
      from books b
      join clients c on c.id = b.client_id
      join scheme_versions v on v.id = b.scheme_version_id
      left join users u on u.id = b.closed_by_id
      ${SETTLEMENT}
      where ${whereOf(filter)}`,
    key: Prisma.sql`b.id`,
    order: Prisma.sql`${ORDER_BY_SORT[filter.sort ?? "-closedAt"] ?? ORDER_BY_SORT["-closedAt"]}, b.id desc`,
  };
}

const WAITING = ["pending", "verified"];

/** What stands in the way of a quiet closing, and how the book was closed if it was. */
export async function closingFacts(db: Database, bookId: bigint) {
  const where = { bookId, status: { in: WAITING } };
  const [book, waiting, waitingCount] = await Promise.all([
    db.book.findUniqueOrThrow({
      where: { id: bookId },
      select: { closedAt: true, closeRemarks: true, closedBy: { select: { name: true } } },
    }),
    db.payment.findMany({
      where,
      orderBy: [{ paidAt: "desc" }, { id: "desc" }],
      take: 10,
      select: { id: true, amountPaise: true, status: true, mode: true, paidAt: true },
    }),
    db.payment.count({ where }),
  ]);
  return { ...book, waiting, waitingCount };
}

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  closedAt: Prisma.sql`b.closed_at`,
  "-closedAt": Prisma.sql`b.closed_at desc`,
  name: Prisma.sql`c.name`,
  "-name": Prisma.sql`c.name desc`,
  bookNumber: Prisma.sql`b.number`,
  "-bookNumber": Prisma.sql`b.number desc`,
  status: Prisma.sql`b.status`,
  "-status": Prisma.sql`b.status desc`,
};

function whereOf({ branches, fromDay, toDay, search, timeZone }: ClosedBookFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`b.closed_at is not null and b.status in ('closed', 'settled')`,
    isOf(Prisma.sql`b.branch_id`, branches),
  ];
  if (fromDay !== undefined)
    conditions.push(Prisma.sql`b.closed_at >= ${fromDay}::date::timestamp at time zone ${timeZone}`);
  if (toDay !== undefined)
    conditions.push(Prisma.sql`b.closed_at < (${toDay}::date + 1)::timestamp at time zone ${timeZone}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(c.name ilike ${pattern} or b.number ilike ${pattern} or c.mobile ilike ${pattern}
      or b.close_remarks ilike ${pattern} or u.name ilike ${pattern} or settled.reference ilike ${pattern})`);
  }
  return Prisma.join(conditions, " and ");
}
