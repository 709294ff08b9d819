import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import type { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { keysIn, queryKeys } from "#platform/database/listing.ts";
import { queryOnlyRow, queryValue, row } from "#platform/database/rows.ts";
import { joinsOf, orderOf } from "./payment-order-store.ts";

export interface PaymentFilter {
  clientId?: bigint | undefined;
  status?: (typeof paymentStatuses)[number] | undefined;
  mode?: (typeof paymentModes)[number] | undefined;
  /** One business day. */
  day?: string | undefined;
  bookNumber?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Which payments stand on a page of the list, in its order, and how many there are in all. */
export interface PaymentPage {
  ids: Keys;
  total: number;
  /** So many fit that they were not counted: `total` is what is known of, and there are more. */
  isMore: boolean;
}

/** Above so many books the newest payments are looked through instead of gathering those of every book. */
const maxBooks = 2_000;
/** Payments that are counted where no total is kept. */
const maxCounted = 10_000;

export function pageOfPayments(db: Database, filter: PaymentFilter): Promise<PaymentPage> {
  if (filter.clientId !== undefined) return ofClient(db, filter, filter.clientId);
  if (filter.search !== undefined) return searched(db, filter, filter.search);
  if (filter.bookNumber !== undefined || filter.day !== undefined) return ofBookOrDay(db, filter);
  return filter.mode === undefined ? unsearched(db, filter) : ofMode(db, filter);
}

/** What a book or a day holds is few enough to be gathered and counted; `gathered` narrows it by both. */
function ofBookOrDay(db: Database, filter: PaymentFilter): Promise<PaymentPage> {
  return gathered(
    db,
    filter,
    filter.bookNumber === undefined
      ? Prisma.sql`select id from payments where business_day = ${filter.day}::date`
      : Prisma.sql`select id from payments where book_id = (select id from books where number = ${filter.bookNumber})`,
  );
}

/** One payment method, perhaps in one state: read in its order, and counted up to a number nobody turns pages to. */
async function ofMode(db: Database, filter: PaymentFilter): Promise<PaymentPage> {
  const [ids, counted] = await Promise.all([
    queryKeys(
      db,
      Prisma.sql`
        select p.id from payments p ${joinsOf(filter.sort)} where true ${narrowing(filter)}
        order by ${orderOf(filter.sort)} limit ${filter.limit} offset ${filter.offset}`,
    ),
    queryValue(db, column.integer)`
      select count(*)::int from (select from payments p where true ${narrowing(filter)} limit ${maxCounted + 1}) counted`,
  ]);
  const isMore = counted > maxCounted;
  return { ids, total: isMore ? Math.max(maxCounted, filter.offset + ids.length) : counted, isMore };
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
  const ofStatus = status === undefined ? Prisma.empty : Prisma.sql`and status = ${paymentStatusCodes.of(status)}`;
  const [ids, total] = await Promise.all([
    queryKeys(
      db,
      Prisma.sql`
        select p.id from payments p ${joinsOf(sort)}
        where true ${ofStatus}
        order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
    ),
    queryValue(db, column.integer)`
      select coalesce(sum(count), 0)::int from payment_totals
      where business_day = '-infinity' ${ofStatus}`,
  ]);
  return { ids, total, isMore: false };
}

/** Who types the whole of a book number, mobile or e-mail means that one; anything else is looked for inside them. */
async function searched(db: Database, filter: PaymentFilter, search: string): Promise<PaymentPage> {
  const pattern = containing(search);
  const whole = await booksFound(
    db,
    Prisma.sql`
    select b.id from clients c join books b on b.client_id = c.id
    where c.email = ${search.trim().toLowerCase()} or c.mobile = ${search.trim()}
    union
    select id from books where number = ${search.replaceAll(/\s/g, "").toUpperCase()}`,
  );
  if (whole.length > 0) return ofBooks(db, filter, search, whole);
  const books = await booksFound(
    db,
    Prisma.sql`
    select b.id from clients c join books b on b.client_id = c.id
    where c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern}
    union
    select id from books where number ilike ${pattern}`,
  );
  return books.length > maxBooks ? newestFitting(db, filter, pattern) : ofBooks(db, filter, search, books);
}

function booksFound(db: Database, statement: Prisma.Sql): Promise<bigint[]> {
  return queryValue(db, column.listOf(column.id))`select array(${statement} limit ${maxBooks + 1})`;
}

function ofBooks(db: Database, filter: PaymentFilter, search: string, books: bigint[]): Promise<PaymentPage> {
  const number = /^\d{1,18}$/.test(search) ? BigInt(search) : null;
  const found = Prisma.sql`
    select id from payments where book_id = any(${books})
    union
    select id from payments where transaction_number ilike ${containing(search)}
    union
    select id from payments where transaction_number_key(transaction_number) = transaction_number_key(${search})
    union
    select id from payments where receipt_number = any(${receiptNumbers(search, number)})
    union
    select id from payments where id = ${number}::bigint`;
  return gathered(db, filter, found);
}

/** Payments that a statement finds by their indexes, counted, and a page of them. */
async function gathered(db: Database, filter: PaymentFilter, found: Prisma.Sql): Promise<PaymentPage> {
  const { sort, limit, offset } = filter;
  const page = await queryOnlyRow(db, idsAndTotal)`
    with found as materialized (${found}),
    fitting as materialized (
      select p.* from found join payments p using (id)
      where true ${narrowing(filter)})
    select (select count(*)::int from fitting) as total,
      ${keysIn(Prisma.sql`select p.id from fitting p ${joinsOf(sort)} order by ${orderOf(sort)} limit ${limit} offset ${offset}`)} as ids`;
  return { ...page, isMore: false };
}

const idsAndTotal = row({ ids: column.keys, total: column.integer });

/** A word that thousands of books fit: the newest payments are soon enough, and nobody counts to the end. */
async function newestFitting(db: Database, filter: PaymentFilter, pattern: string): Promise<PaymentPage> {
  const { limit, offset } = filter;
  const ids = await queryKeys(
    db,
    Prisma.sql`
      select p.id from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
      where (c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern}
        or p.transaction_number ilike ${pattern})
        ${narrowing(filter)}
      order by p.paid_at desc, p.id desc
      limit ${limit + 1} offset ${offset}`,
  );
  return {
    ids: ids.subarray(0, limit),
    total: offset + Math.min(ids.length, limit),
    isMore: ids.length > limit,
  };
}

/** A receipt number as it stands on paper, or the digits at its end in any series and financial year. */
function receiptNumbers(search: string, number: bigint | null): Prisma.Sql {
  if (number === null) return Prisma.sql`array[${search.trim().toUpperCase()}]`;
  return Prisma.sql`array(select receipt_number(c.series, s.financial_year, ${number}::bigint)
    from receipt_series s join counters c on c.id = s.counter_id)`;
}

/** What the chosen filters leave of the payments `p`. */
function narrowing({ status, mode, day, bookNumber }: PaymentFilter): Prisma.Sql {
  return Prisma.sql`
    ${status === undefined ? Prisma.empty : Prisma.sql`and p.status = ${paymentStatusCodes.of(status)}`}
    ${mode === undefined ? Prisma.empty : Prisma.sql`and p.mode = ${paymentModeCodes.of(mode)}`}
    ${day === undefined ? Prisma.empty : Prisma.sql`and p.business_day = ${day}::date`}
    ${bookNumber === undefined ? Prisma.empty : Prisma.sql`and p.book_id = (select id from books where number = ${bookNumber})`}`;
}
