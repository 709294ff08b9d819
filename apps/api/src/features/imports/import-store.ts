import type { CodeIn } from "@thangam/contracts/values/codes";
import { importStatusCodes } from "@thangam/contracts/imports/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, queryRow, queryRows, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { ImportTurn } from "./import-work.ts";

/** An import with the number of its rows in each state. */
const batchRow = row({
  id: column.id,
  fileName: column.text,
  status: column.enumOf(importStatusCodes.all),
  problem: column.nullable(column.text),
  problemParams: column.textByKey,
  rowCount: column.nullable(column.integer),
  doneCount: column.integer,
  uploadedAt: column.moment,
  uploadedBy: column.text,
  startedAt: column.nullable(column.moment),
  importedAt: column.nullable(column.moment),
  undoneAt: column.nullable(column.moment),
  goodCount: column.integer,
  badCount: column.integer,
  importedCount: column.integer,
});

export type Batch = RowOf<typeof batchRow>;

export async function selectBatches(db: Database, page: { sort?: string | undefined; limit: number; offset: number }) {
  const order = page.sort === "uploaded" ? Prisma.sql`b.id` : Prisma.sql`b.id desc`;
  const [rows, total] = await Promise.all([
    batches(
      db,
      Prisma.sql`where b.id in (select b.id from import_batches b order by ${order} limit ${page.limit} offset ${page.offset})
      order by ${order}`,
    ),
    db.importBatch.count(),
  ]);
  return { rows, total };
}

export async function findBatch(db: Database, batchId: bigint): Promise<Batch | undefined> {
  const [batch] = await batches(db, Prisma.sql`where b.id = ${batchId}`);
  return batch;
}

function batches(db: Database, rest: Prisma.Sql): Promise<Batch[]> {
  return queryRows(db, batchRow)`
    select b.id, b.file_name, b.status, b.problem, b.problem_params, b.row_count, b.done_rows as done_count, b.uploaded_at,
      u.name as uploaded_by, b.started_at, b.imported_at, b.undone_at, n.good_count, n.bad_count, n.imported_count
    from import_batches b
    join users u on u.id = b.uploaded_by_id
    cross join lateral (
      select count(*) filter (where r.state = 'good')::int as good_count,
        count(*) filter (where r.state = 'bad')::int as bad_count,
        count(*) filter (where r.state = 'imported')::int as imported_count
      from import_rows r where r.batch_id = b.id) n
    ${rest}`;
}

const totalsRow = row({
  clientCount: column.integer,
  knownClientCount: column.integer,
  computedGramsCount: column.integer,
});
const schemeTotals = row({
  schemeName: column.text,
  bookCount: column.integer,
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
});

/** What the good and the imported rows come to: people, and books by scheme. */
export async function totalsOf(db: Database, batchId: bigint) {
  const [totals, schemes] = await Promise.all([
    queryOnlyRow(db, totalsRow)`
      select (count(distinct email) filter (where client_id is null or is_new))::int as client_count,
        (count(distinct email) filter (where client_id is not null and not is_new))::int as known_client_count,
        (count(*) filter (where opening_mg is not null and weight_mg is null))::int as computed_grams_count
      from (select *, bool_or(makes_client) over (partition by email) as is_new from import_rows
            where batch_id = ${batchId} and state in ('good', 'imported')) r`,
    queryRows(db, schemeTotals)`
      select scheme as scheme_name, count(*)::int as book_count,
        sum(amount_paise * paid_months)::bigint as paid_total_paise,
        coalesce(sum(opening_mg), 0)::bigint as weight_total_mg
      from import_rows where batch_id = ${batchId} and state in ('good', 'imported')
      group by scheme order by count(*) desc, scheme`,
  ]);
  return { totals, schemes };
}

/** An import of the same file that is not thrown away. */
export function batchOfFile(tx: Transaction, fileHash: Uint8Array<ArrayBuffer>) {
  return tx.importBatch.findFirst({
    where: { fileHash, status: { notIn: ["undone", "failed"] } },
    select: { id: true, uploadedAt: true },
  });
}

const lockedBatch = row({ id: column.id, status: column.enumOf(importStatusCodes.all), fileName: column.text });

/** The import, locked until the transaction ends. */
export async function lockBatch(tx: Transaction, batchId: bigint) {
  const batch = await queryRow(tx, lockedBatch)`
    select id, status, file_name from import_batches where id = ${batchId} for no key update`;
  return batch ?? null;
}

const batchAtWork = row({
  id: column.id,
  startedById: column.nullable(column.id),
  undoneById: column.nullable(column.id),
  sendsWelcome: column.boolean,
  undoStartedAt: column.nullable(column.moment),
});

export type BatchAtWork = RowOf<typeof batchAtWork>;

/**
 * The import with work to do that came the least far, locked until the transaction ends; not one that another process works
 * on. So a long import, or one that goes on row by row, lets the others have their turn.
 */
export async function takeBatch(
  tx: Transaction,
  status: CodeIn<typeof importStatusCodes>,
  turn: ImportTurn,
): Promise<BatchAtWork | null> {
  const batch = await queryRow(tx, batchAtWork)`
    select id, started_by_id, undone_by_id, sends_welcome, undo_started_at from import_batches
    where status = ${status} and content is null and id <> all(${[...turn.passedOver]}::bigint[])
    order by done_rows, id limit 1 for no key update skip locked`;
  turn.batchId = batch?.id ?? null;
  return batch ?? null;
}

/** A file that waits to be read. */
export async function nextFile(db: Database, turn: ImportTurn) {
  const file = await db.importBatch.findFirst({
    where: { status: "checking", content: { not: null }, id: { notIn: [...turn.passedOver] } },
    orderBy: { id: "asc" },
    select: { id: true, content: true },
  });
  turn.batchId = file?.id ?? null;
  return file;
}

/** Locks it for whoever stores its rows; false when another process has done so. */
export async function lockUnread(tx: Transaction, batchId: bigint): Promise<boolean> {
  const found = await queryValues(tx, column.integer)`
    select 1 from import_batches where id = ${batchId} and status = 'checking' and content is not null for no key update`;
  return found.length === 1;
}

/** Why an import cannot be undone, the weightiest reason first. */
export async function firstHold(db: Database | Transaction, batchId: bigint) {
  const hold = await queryRow(db, importHold)`
    select reason, books::int as books, example from import_undo_blockers(${batchId}::bigint) limit 1`;
  return hold ?? null;
}

const importHold = row({ reason: column.text, books: column.integer, example: column.text });

export async function isDayClosed(db: Database | Transaction, day: string): Promise<boolean> {
  const found = await queryValues(db, column.integer)`
    select 1 from day_closings where place_id = main_place() and day = ${day}::date and reopened_at is null`;
  return found.length === 1;
}

export async function languageOf(db: Database, userId: bigint): Promise<string> {
  const { language } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } });
  return language ?? "en";
}
