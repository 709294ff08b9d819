import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/db.ts";
import { containing } from "#platform/like.ts";

export interface PaymentFilter {
  clientId?: bigint | undefined;
  status?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Which payments stand on a page of the list, in its order, and how many there are in all. */
export interface PaymentPage {
  ids: bigint[];
  total: number;
  /** So many fit that they were not counted: `total` is what is known of, and there are more. */
  isMore: boolean;
}

/** Above so many books the newest payments are looked through instead of gathering those of every book. */
const mostBooks = 2_000;

export function pageOfPayments(db: Database, filter: PaymentFilter): Promise<PaymentPage> {
  if (filter.clientId !== undefined) return ofClient(db, filter, filter.clientId);
  return filter.search === undefined ? unsearched(db, filter) : searched(db, filter, filter.search);
}

/** One client's payments are few enough to be gathered and counted. */
async function ofClient(db: Database, filter: PaymentFilter, clientId: bigint): Promise<PaymentPage> {
  const pattern = filter.search === undefined ? null : containing(filter.search);
  // As an array the books are found first and their payments by index.
  const found = Prisma.sql`
    select p.id from payments p join books b on b.id = p.book_id
    where p.book_id = any(array(select id from books where client_id = ${clientId}))
      and (${pattern}::text is null or b.number ilike ${pattern} or p.transaction_number ilike ${pattern}
        or p.receipt_number ilike ${pattern} or p.id::text = ${filter.search ?? null})`;
  return gathered(db, filter, found);
}

/** The whole list, or that of one status: its length is kept in payment_totals. */
async function unsearched(db: Database, { status, sort, limit, offset }: PaymentFilter): Promise<PaymentPage> {
  const ofStatus = status === undefined ? Prisma.empty : Prisma.sql`and status = ${status}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<{ id: bigint }[]>`
      select p.id from payments p ${joinsOf(sort)}
      where true ${status === undefined ? Prisma.empty : Prisma.sql`and p.status = ${status}`}
      order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
    db.$queryRaw<[{ total: number }]>`
      select coalesce(sum(count), 0)::int as total from payment_totals
      where business_day = '-infinity' ${ofStatus}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: counted.total, isMore: false };
}

async function searched(db: Database, filter: PaymentFilter, search: string): Promise<PaymentPage> {
  const pattern = containing(search);
  const [{ books }] = await db.$queryRaw<[{ books: bigint[] }]>`
    select array(
      select b.id from clients c join books b on b.client_id = c.id
      where c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern}
      union
      select id from books where number ilike ${pattern}
      limit ${mostBooks + 1}) as books`;
  return books.length > mostBooks ? newestFitting(db, filter, pattern) : ofBooks(db, filter, search, books);
}

function ofBooks(db: Database, filter: PaymentFilter, search: string, books: bigint[]): Promise<PaymentPage> {
  const number = /^\d{1,18}$/.test(search) ? BigInt(search) : null;
  const found = Prisma.sql`
    select id from payments where book_id = any(${books})
    union
    select id from payments where transaction_number ilike ${containing(search)}
    union
    select id from payments where receipt_number = any(${receiptNumbers(search, number)})
    union
    select id from payments where id = ${number}::bigint`;
  return gathered(db, filter, found);
}

/** Payments that a statement finds by their indexes, counted, and a page of them. */
async function gathered(
  db: Database,
  { status, sort, limit, offset }: PaymentFilter,
  found: Prisma.Sql,
): Promise<PaymentPage> {
  const [page] = await db.$queryRaw<[{ ids: bigint[]; total: number }]>`
    with found as materialized (${found}),
    fitting as materialized (
      select p.* from found join payments p using (id)
      where true ${status === undefined ? Prisma.empty : Prisma.sql`and p.status = ${status}`})
    select (select count(*)::int from fitting) as total,
      array(select p.id from fitting p ${joinsOf(sort)} order by ${orderOf(sort)} limit ${limit} offset ${offset}) as ids`;
  return { ...page, isMore: false };
}

/** A word that thousands of books fit: the newest payments are soon enough, and nobody counts to the end. */
async function newestFitting(
  db: Database,
  { status, limit, offset }: PaymentFilter,
  pattern: string,
): Promise<PaymentPage> {
  const rows = await db.$queryRaw<{ id: bigint }[]>`
    select p.id from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where (c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern}
      or p.transaction_number ilike ${pattern})
      ${status === undefined ? Prisma.empty : Prisma.sql`and p.status = ${status}`}
    order by p.paid_at desc, p.id desc
    limit ${limit + 1} offset ${offset}`;
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    total: offset + Math.min(rows.length, limit),
    isMore: rows.length > limit,
  };
}

/** A receipt number as it stands on paper, or the digits at its end in any financial year. */
function receiptNumbers(search: string, number: bigint | null): Prisma.Sql {
  if (number === null || number > 9_999_999n) return Prisma.sql`array[${search.trim().toUpperCase()}]`;
  return Prisma.sql`array(select 'T' || substr(financial_year, 3, 2) || substr(financial_year, 6, 2) || '-'
    || ${number.toString().padStart(7, "0")} from receipt_series)`;
}

function joinsOf(sort: string | undefined): Prisma.Sql {
  if (sort?.endsWith("name")) return Prisma.sql`join books b on b.id = p.book_id join clients c on c.id = b.client_id`;
  return sort?.endsWith("bookNumber") ? Prisma.sql`join books b on b.id = p.book_id` : Prisma.empty;
}

// Each order is that of an index, read forwards or backwards.
const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  paidAt: Prisma.sql`p.paid_at, p.id`,
  "-paidAt": Prisma.sql`p.paid_at desc, p.id desc`,
  amount: Prisma.sql`p.amount_paise, p.id`,
  "-amount": Prisma.sql`p.amount_paise desc, p.id desc`,
  name: Prisma.sql`c.name, c.id, p.id`,
  "-name": Prisma.sql`c.name desc, c.id desc, p.id desc`,
  bookNumber: Prisma.sql`b.number, p.id`,
  "-bookNumber": Prisma.sql`b.number desc, p.id desc`,
  status: Prisma.sql`p.status, p.paid_at desc, p.id desc`,
  "-status": Prisma.sql`p.status desc, p.paid_at, p.id`,
};

function orderOf(sort: string | undefined): Prisma.Sql {
  return ORDER_BY_SORT[sort ?? "-paidAt"] ?? Prisma.sql`p.paid_at desc, p.id desc`;
}
