import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import type { GoodRow, ReadRow } from "./judge-rows.ts";
import type { ParsedRow, RowProblem } from "./reading/parse-row.ts";

/** Stores rows as they were read; those that could not be read are bad already. */
export async function insertRows(tx: Transaction, batchId: bigint, rows: readonly ParsedRow[]): Promise<void> {
  await tx.$executeRaw`
    insert into import_rows (batch_id, row_number, raw, name, email, mobile, scheme, book_number, amount_paise,
                             paid_months, joined_on, weight_mg, state, problems)
    select ${batchId}, r."rowNumber", r.cells, r.name, r.email, r.mobile, r.scheme, r."bookNumber", r."amountPaise",
      r."paidMonths", r."joinedOn", r."weightMg", case when r.problems = '[]' then 'Read' else 'Bad' end, r.problems
    from jsonb_to_recordset(${json(rows)}::jsonb) as r("rowNumber" int, cells jsonb, name text, email text, mobile text,
      scheme text, "bookNumber" text, "amountPaise" bigint, "paidMonths" int, "joinedOn" date, "weightMg" bigint,
      problems jsonb)`;
}

/** The next rows in a state, in the order of the file. */
export function nextRows(tx: Transaction, batchId: bigint, state: "Read" | "Good", limit: number): Promise<ReadRow[]> {
  return tx.$queryRaw<ReadRow[]>`
    select row_number as "rowNumber", name, email, mobile, scheme, book_number as "bookNumber",
      amount_paise as "amountPaise", paid_months as "paidMonths", to_char(joined_on, 'YYYY-MM-DD') as "joinedOn",
      weight_mg as "weightMg"
    from import_rows where batch_id = ${batchId} and state = ${state} order by row_number limit ${limit}`;
}

export interface BadRow {
  rowNumber: number;
  problems: RowProblem[];
}

export async function markBad(tx: Transaction, batchId: bigint, rows: readonly BadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    update import_rows i set state = 'Bad', problems = r.problems
    from jsonb_to_recordset(${json(rows)}::jsonb) as r("rowNumber" int, problems jsonb)
    where i.batch_id = ${batchId} and i.row_number = r."rowNumber"`;
}

/** Keeps what the check foretold: whose book it would be, and the grams it would begin with. */
export async function markGood(tx: Transaction, batchId: bigint, rows: readonly GoodRow[]): Promise<void> {
  if (rows.length === 0) return;
  const kept = rows.map(({ row, scheme, clientId, openingMg }) => ({
    rowNumber: row.rowNumber,
    scheme: scheme.name,
    clientId,
    openingMg,
  }));
  await tx.$executeRaw`
    update import_rows i set state = 'Good', scheme = r.scheme, client_id = r."clientId", opening_mg = r."openingMg"
    from jsonb_to_recordset(${json(kept)}::jsonb) as r("rowNumber" int, scheme text, "clientId" bigint, "openingMg" bigint)
    where i.batch_id = ${batchId} and i.row_number = r."rowNumber"`;
}

export interface ImportedRow {
  rowNumber: number;
  clientId: bigint;
  bookId: bigint;
  openingMg: bigint | null;
  makesClient: boolean;
  /** A sign-in made for it. */
  newUserId: bigint | null;
}

export async function markImported(tx: Transaction, batchId: bigint, rows: readonly ImportedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    update import_rows i set state = 'Imported', client_id = r."clientId", book_id = r."bookId",
      opening_mg = r."openingMg", makes_client = r."makesClient", user_id = r."newUserId"
    from jsonb_to_recordset(${json(rows)}::jsonb) as r("rowNumber" int, "clientId" bigint, "bookId" bigint,
      "openingMg" bigint, "makesClient" boolean, "newUserId" bigint)
    where i.batch_id = ${batchId} and i.row_number = r."rowNumber"`;
}

export interface RowFilter {
  state?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

export interface StoredRow {
  row_number: number;
  state: string;
  raw: unknown;
  problems: unknown;
  client_id: bigint | null;
}

export async function selectRows(db: Database, batchId: bigint, filter: RowFilter) {
  const where = [Prisma.sql`batch_id = ${batchId}`];
  if (filter.state !== undefined) where.push(Prisma.sql`state = ${filter.state}`);
  if (filter.search !== undefined) where.push(Prisma.sql`raw::text ilike ${containing(filter.search)}`);
  const matching = Prisma.join(where, " and ");
  const order = filter.sort === "-row" ? Prisma.sql`row_number desc` : Prisma.sql`row_number`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<StoredRow[]>`
      select row_number, state, raw, problems, client_id from import_rows where ${matching}
      order by ${order} limit ${filter.limit} offset ${filter.offset}`,
    db.$queryRaw<[{ total: number }]>`select count(*)::int as total from import_rows where ${matching}`,
  ]);
  return { rows, total: counted.total };
}

function json(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
