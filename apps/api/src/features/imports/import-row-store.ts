import type { CodeIn } from "@thangam/contracts/values/codes";
import { importColumns, importRowStateCodes } from "@thangam/contracts/imports/schemas";
import * as z from "zod/mini";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { GoodRow, ReadRow } from "./judge-rows.ts";
import type { ParsedRow, RowProblem } from "./reading/parse-row.ts";

/** Stores rows as they were read, once each; those that could not be read are bad already. */
export async function insertRows(tx: Transaction, batchId: bigint, rows: readonly ParsedRow[]): Promise<void> {
  await tx.$executeRaw`
    insert into import_rows (batch_id, row_number, raw, name, email, mobile, scheme, book_number, amount_paise,
                             paid_months, joined_on, weight_mg, state, problems)
    select ${batchId}, r."rowNumber", r.cells, r.name, r.email, r.mobile, r.scheme, r."bookNumber", r."amountPaise",
      r."paidMonths", r."joinedOn", r."weightMg", case when r.problems = '[]' then 'read' else 'bad' end, r.problems
    from jsonb_to_recordset(${json(rows)}::jsonb) as r("rowNumber" int, cells jsonb, name text, email text, mobile text,
      scheme text, "bookNumber" text, "amountPaise" bigint, "paidMonths" int, "joinedOn" date, "weightMg" bigint,
      problems jsonb)
    on conflict (batch_id, row_number) do nothing`;
}

/** The next rows in a state, in the order of the file. */
export function nextRows(tx: Transaction, batchId: bigint, state: "read" | "good", limit: number): Promise<ReadRow[]> {
  return queryRows(tx, readRow)`
    select row_number, name, email, mobile, scheme, book_number, amount_paise, paid_months,
      to_char(joined_on, 'YYYY-MM-DD') as joined_on, weight_mg
    from import_rows where batch_id = ${batchId} and state = ${state} order by row_number limit ${limit}`;
}

const readRow = row({
  rowNumber: column.integer,
  name: column.text,
  email: column.text,
  mobile: column.text,
  scheme: column.text,
  bookNumber: column.text,
  amountPaise: column.paise,
  paidMonths: column.integer,
  joinedOn: column.nullable(column.day),
  weightMg: column.nullable(column.milligrams),
});

export interface BadRow {
  rowNumber: number;
  problems: RowProblem[];
}

export async function markBad(tx: Transaction, batchId: bigint, rows: readonly BadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    update import_rows i set state = 'bad', problems = r.problems
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
    update import_rows i set state = 'good', scheme = r.scheme, client_id = r."clientId", opening_mg = r."openingMg"
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
    update import_rows i set state = 'imported', client_id = r."clientId", book_id = r."bookId",
      opening_mg = r."openingMg", makes_client = r."makesClient", user_id = r."newUserId"
    from jsonb_to_recordset(${json(rows)}::jsonb) as r("rowNumber" int, "clientId" bigint, "bookId" bigint,
      "openingMg" bigint, "makesClient" boolean, "newUserId" bigint)
    where i.batch_id = ${batchId} and i.row_number = r."rowNumber"`;
}

export interface RowFilter {
  state?: CodeIn<typeof importRowStateCodes> | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** A row of the file as screens show it. */
const storedRow = row({
  rowNumber: column.integer,
  state: column.phraseOf(importRowStateCodes),
  cells: z.partialRecord(z.enum(importColumns), z.string()),
  problems: column.listOf(
    column.object({
      column: column.nullable(column.enumOf(importColumns)),
      code: column.text,
      params: column.textByKey,
    }),
  ),
  clientId: column.nullable(column.id),
});

export async function selectRows(db: Database, batchId: bigint, filter: RowFilter) {
  const where = [Prisma.sql`batch_id = ${batchId}`];
  if (filter.state !== undefined) where.push(Prisma.sql`state = ${filter.state}`);
  if (filter.search !== undefined) where.push(Prisma.sql`raw::text ilike ${containing(filter.search)}`);
  const matching = Prisma.join(where, " and ");
  const order = filter.sort === "-row" ? Prisma.sql`row_number desc` : Prisma.sql`row_number`;
  const [rows, total] = await Promise.all([
    queryRows(db, storedRow)`
      select row_number, state, raw as cells, problems, client_id from import_rows where ${matching}
      order by ${order} limit ${filter.limit} offset ${filter.offset}`,
    queryValue(db, column.integer)`select count(*)::int from import_rows where ${matching}`,
  ]);
  return { rows, total };
}

const badRow = row({
  rowNumber: column.integer,
  cells: z.partialRecord(z.enum(importColumns), z.string()),
  problems: column.listOf(column.object({ code: column.text, params: column.textByKey })),
});

export type BadRowOfFile = RowOf<typeof badRow>;

/** The next bad rows after one, in the order of the file. */
export function selectBadRows(db: Database, batchId: bigint, after: number, limit: number): Promise<BadRowOfFile[]> {
  return queryRows(db, badRow)`
    select row_number, raw as cells, problems from import_rows
    where batch_id = ${batchId} and state = 'bad' and row_number > ${after}::int
    order by row_number limit ${limit}`;
}

function json(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
