import { Prisma } from "#generated/prisma/client.ts";
import * as column from "./columns.ts";
import type { Keys } from "./columns.ts";
import type { Reader } from "./db.ts";
import { queryRows, queryValue } from "./rows.ts";
import type { RowSchema } from "./rows.ts";

/** What a list reads, in its parts: a page of it, the keys of all its rows and the rows of some keys follow from one statement. */
export interface Listing {
  /** `select …` */
  columns: Prisma.Sql;
  /** `from … where …`, with at least one condition. */
  from: Prisma.Sql;
  /** What names a row: a number. */
  key: Prisma.Sql;
  /** No two rows have the same place in it. */
  order: Prisma.Sql;
}

/** Which rows of a list are read: a page of them, or those with these keys. */
export interface Slice {
  limit: number;
  offset: number;
  keys?: readonly bigint[] | undefined;
}

/** A page, and how many rows the list has in all; of rows by their keys only those. */
export async function selectListed<Row>(
  db: Reader,
  schema: RowSchema<Row>,
  { columns, from, key, order }: Listing,
  { limit, offset, keys }: Slice,
  countAll = () => queryValue(db, column.integer)`select count(*)::int ${from}`,
): Promise<{ rows: Row[]; total: number }> {
  if (keys !== undefined) {
    const rows = await queryRows(db, schema)`
      ${columns} ${from} and ${key} = any(${keys}) order by array_position(${keys}::bigint[], ${key})`;
    return { rows, total: rows.length };
  }
  const [rows, total] = await Promise.all([
    queryRows(db, schema)`${columns} ${from} order by ${order} limit ${limit} offset ${offset}`,
    countAll(),
  ]);
  return { rows, total };
}

/** The keys of the first rows of a list, in its order and all of one moment. */
export function selectKeys(db: Reader, { from, key, order }: Omit<Listing, "columns">, limit: number): Promise<Keys> {
  return queryKeys(db, Prisma.sql`select ${key} ${from} order by ${order} limit ${limit}`);
}

/** The numbers that a statement with one column returns, in its order. */
export function queryKeys(db: Reader, statement: Prisma.Sql): Promise<Keys> {
  return queryValue(db, column.keys)`select ${keysIn(statement)} as keys`;
}

/** As one text: as so many rows they would take a hundred times the memory. */
export function keysIn(statement: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`array_to_string(array(${statement}), ',')`;
}
