import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { keysIn, queryKeys } from "#platform/database/listing.ts";
import { queryOnlyRow, queryValue, row } from "#platform/database/rows.ts";
import { andOf } from "#platform/database/branches.ts";
import { isOfDays, narrowing, within } from "./payment-filter-store.ts";
import type { PaymentFilter } from "./payment-filter-store.ts";
import { searched } from "./payment-number-store.ts";
import { joinsOf, orderOf, orderOfDays } from "./payment-order-store.ts";

/** A page of the list, in one of its orders. */
export interface Asked extends PaymentFilter {
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

/** Payments that are counted where no total is kept. */
const maxCounted = 10_000;

export async function pageOfPayments(db: Database, asked: Asked): Promise<PaymentPage> {
  const found = await findPayments(db, asked);
  if (found === "many") return newestFitting(db, asked);
  if (found !== null) return gathered(db, asked, found);
  if (asked.mode !== undefined || asked.takenById !== undefined) return counted(db, asked);
  return isOfDays(asked) ? ofDays(db, asked) : unsearched(db, asked);
}

/**
 * The numbers of the payments that may fit, which indexes find and which are few enough to be gathered; null where the list
 * is read in its order instead, and "many" for words that too many books fit.
 */
export async function findPayments(db: Database, filter: PaymentFilter): Promise<Prisma.Sql | "many" | null> {
  if (filter.clientId !== undefined) return ofClient(filter, filter.clientId);
  if (filter.search !== undefined) return searched(db, filter.search);
  if (filter.bookNumber !== undefined)
    return Prisma.sql`select id from payments where book_id = (select id from books where number = ${filter.bookNumber})`;
  return null;
}

/** Read in their order, and counted up to a number nobody turns pages to. */
async function counted(db: Database, asked: Asked): Promise<PaymentPage> {
  const { sort, limit, offset } = asked;
  const [ids, known] = await Promise.all([
    queryKeys(
      db,
      Prisma.sql`
        select p.id from payments p ${joinsOf(sort)} where true ${narrowing(asked)}
        order by ${isOfDays(asked) ? orderOfDays(sort) : orderOf(sort)} limit ${limit} offset ${offset}`,
    ),
    queryValue(db, column.integer)`
      select count(*)::int from (select from payments p where true ${narrowing(asked)} limit ${maxCounted + 1}) counted`,
  ]);
  const isMore = known > maxCounted;
  return { ids, total: isMore ? Math.max(maxCounted, offset + ids.length) : known, isMore };
}

/** What some days hold, perhaps in one state: how much that is stands in payment_totals. */
async function ofDays(db: Database, asked: Asked): Promise<PaymentPage> {
  const { branches, status, sort, limit, offset } = asked;
  const [ids, total] = await Promise.all([
    queryKeys(
      db,
      Prisma.sql`
        select p.id from payments p ${joinsOf(sort)} where true ${narrowing(asked)}
        order by ${orderOfDays(sort)} limit ${limit} offset ${offset}`,
    ),
    queryValue(db, column.integer)`
      select coalesce(sum(count), 0)::int from payment_totals
      where ${within(Prisma.sql`business_day`, asked)} and business_day > '-infinity' ${ofStatus(status)}
        ${andOf(Prisma.sql`branch_id`, branches)}`,
  ]);
  return { ids, total, isMore: false };
}

/** One client's payments. As an array the books are found first and their payments by index. */
function ofClient(filter: PaymentFilter, clientId: bigint): Prisma.Sql {
  const pattern = filter.search === undefined ? null : containing(filter.search);
  return Prisma.sql`
    select p.id from payments p join books b on b.id = p.book_id
    where p.book_id = any(array(select id from books where client_id = ${clientId}))
      and (${pattern}::text is null or b.number ilike ${pattern} or p.transaction_number ilike ${pattern}
        or p.receipt_number ilike ${pattern} or p.id::text = ${filter.search ?? null})`;
}

/** The whole list, or that of one status: its length is kept in payment_totals. */
async function unsearched(db: Database, { branches, status, sort, limit, offset }: Asked): Promise<PaymentPage> {
  const [ids, total] = await Promise.all([
    queryKeys(
      db,
      Prisma.sql`
        select p.id from payments p ${joinsOf(sort)}
        where true ${ofStatus(status)} ${andOf(Prisma.sql`p.branch_id`, branches)}
        order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
    ),
    queryValue(db, column.integer)`
      select coalesce(sum(count), 0)::int from payment_totals
      where business_day = '-infinity' ${ofStatus(status)} ${andOf(Prisma.sql`branch_id`, branches)}`,
  ]);
  return { ids, total, isMore: false };
}

function ofStatus(status: PaymentFilter["status"]): Prisma.Sql {
  return status === undefined ? Prisma.empty : Prisma.sql`and status = ${paymentStatusCodes.of(status)}`;
}

/** Payments that a statement finds by their indexes, counted, and a page of them. */
async function gathered(db: Database, asked: Asked, found: Prisma.Sql): Promise<PaymentPage> {
  const { sort, limit, offset } = asked;
  const page = await queryOnlyRow(db, idsAndTotal)`
    with found as materialized (${found}),
    fitting as materialized (
      select p.* from found join payments p using (id)
      where true ${narrowing(asked)})
    select (select count(*)::int from fitting) as total,
      ${keysIn(Prisma.sql`select p.id from fitting p ${joinsOf(sort)} order by ${orderOf(sort)} limit ${limit} offset ${offset}`)} as ids`;
  return { ...page, isMore: false };
}

const idsAndTotal = row({ ids: column.keys, total: column.integer });

/** A word that thousands of books fit: the newest payments are soon enough, and nobody counts to the end. */
async function newestFitting(db: Database, asked: Asked): Promise<PaymentPage> {
  const { limit, offset, search = "" } = asked;
  const pattern = containing(search);
  const ids = await queryKeys(
    db,
    Prisma.sql`
      select p.id from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
      where (c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern}
        or p.transaction_number ilike ${pattern})
        ${narrowing(asked)}
      order by p.paid_at desc, p.id desc
      limit ${limit + 1} offset ${offset}`,
  );
  return {
    ids: ids.subarray(0, limit),
    total: offset + Math.min(ids.length, limit),
    isMore: ids.length > limit,
  };
}
