import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { queryValue } from "#platform/database/rows.ts";
import { receiptNumbers } from "./payment-filter-store.ts";

/** Above so many books the newest payments are looked through instead of gathering those of every book. */
const maxBooks = 200;

/** So long is a number that is meant when all of it was typed; a shorter one may be a part of another. */
const wholeLength = 10;

/**
 * Who types the whole of a book number, mobile, e-mail, receipt or transfer means that one; anything else is looked for inside
 * them. Inside of millions of transfers that takes long.
 */
export async function searched(db: Database, search: string): Promise<Prisma.Sql | "many"> {
  const pattern = containing(search);
  const whole = await booksFound(
    db,
    Prisma.sql`
    select b.id from clients c join books b on b.client_id = c.id
    where c.email = ${search.trim().toLowerCase()} or c.mobile = ${search.trim()}
    union
    select id from books where number = ${search.replaceAll(/\s/g, "").toUpperCase()}`,
  );
  if (whole.length > 0 || (await isWholeNumber(db, search))) return ofWhole(search, whole);
  const books = await booksFound(
    db,
    Prisma.sql`
    select b.id from clients c join books b on b.client_id = c.id
    where c.name ilike ${pattern} or c.email ilike ${pattern} or c.mobile ilike ${pattern}
    union
    select id from books where number ilike ${pattern}`,
  );
  if (books.length > maxBooks) return "many";
  return Prisma.sql`${ofWhole(search, books)} union select id from payments where transaction_number ilike ${pattern}`;
}

async function isWholeNumber(db: Database, search: string): Promise<boolean> {
  if (search.trim().length < wholeLength) return false;
  return queryValue(db, column.boolean)`select exists (${ofNumber(search)})`;
}

function booksFound(db: Database, statement: Prisma.Sql): Promise<bigint[]> {
  return queryValue(db, column.listOf(column.id))`select array(${statement} limit ${maxBooks + 1})`;
}

/** Of these books, or with this number. */
function ofWhole(search: string, books: bigint[]): Prisma.Sql {
  return Prisma.sql`select id from payments where book_id = any(${books}) union ${ofNumber(search)}`;
}

function ofNumber(search: string): Prisma.Sql {
  const number = /^\d{1,18}$/.test(search) ? BigInt(search) : null;
  return Prisma.sql`
    select id from payments where transaction_number_key(transaction_number) = transaction_number_key(${search})
    union
    select id from payments where receipt_number = any(${receiptNumbers(search, number)})
    union
    select id from payments where id = ${number}::bigint`;
}
