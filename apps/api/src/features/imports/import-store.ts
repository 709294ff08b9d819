import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

/** An import with the number of its rows in each state. */
export interface BatchRow {
  id: bigint;
  file_name: string;
  status: string;
  problem: string | null;
  problem_params: Record<string, string>;
  row_count: number | null;
  done_rows: number;
  uploaded_at: Date;
  uploaded_by: string;
  started_at: Date | null;
  imported_at: Date | null;
  undone_at: Date | null;
  read: number;
  good: number;
  bad: number;
  imported: number;
}

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

export async function findBatch(db: Database, batchId: bigint): Promise<BatchRow | undefined> {
  const [batch] = await batches(db, Prisma.sql`where b.id = ${batchId}`);
  return batch;
}

function batches(db: Database, rest: Prisma.Sql): Promise<BatchRow[]> {
  return db.$queryRaw<BatchRow[]>`
    select b.id, b.file_name, b.status, b.problem, b.problem_params, b.row_count, b.done_rows, b.uploaded_at,
      u.name as uploaded_by, b.started_at, b.imported_at, b.undone_at, n.read, n.good, n.bad, n.imported
    from import_batches b
    join users u on u.id = b.uploaded_by_id
    cross join lateral (
      select count(*) filter (where r.state = 'Read')::int as read, count(*) filter (where r.state = 'Good')::int as good,
        count(*) filter (where r.state = 'Bad')::int as bad, count(*) filter (where r.state = 'Imported')::int as imported
      from import_rows r where r.batch_id = b.id) n
    ${rest}`;
}

interface Totals {
  new_clients: number;
  known_clients: number;
  computed_grams: number;
}

/** What the good and the imported rows come to: people, and books by scheme. */
export async function totalsOf(db: Database, batchId: bigint) {
  const [[totals], schemes] = await Promise.all([
    db.$queryRaw<[Totals]>`
      select (count(distinct email) filter (where client_id is null or is_new))::int as new_clients,
        (count(distinct email) filter (where client_id is not null and not is_new))::int as known_clients,
        (count(*) filter (where opening_mg is not null and weight_mg is null))::int as computed_grams
      from (select *, bool_or(makes_client) over (partition by email) as is_new from import_rows
            where batch_id = ${batchId} and state in ('Good', 'Imported')) r`,
    db.$queryRaw<{ scheme: string; books: number; paise: bigint; mg: bigint }[]>`
      select scheme, count(*)::int as books, sum(amount_paise * paid_months)::bigint as paise,
        coalesce(sum(opening_mg), 0)::bigint as mg
      from import_rows where batch_id = ${batchId} and state in ('Good', 'Imported')
      group by scheme order by count(*) desc, scheme`,
  ]);
  return { totals, schemes };
}

/** An import of the same file that is not thrown away. */
export function batchOfFile(tx: Transaction, fileHash: Uint8Array<ArrayBuffer>) {
  return tx.importBatch.findFirst({
    where: { fileHash, status: { notIn: ["Undone", "Failed"] } },
    select: { id: true, uploadedAt: true },
  });
}

/** The import, locked until the transaction ends. */
export async function lockBatch(tx: Transaction, batchId: bigint) {
  const [batch] = await tx.$queryRaw<{ id: bigint; status: string; file_name: string }[]>`
    select id, status, file_name from import_batches where id = ${batchId} for no key update`;
  return batch ?? null;
}

export interface BatchAtWork {
  id: bigint;
  status: string;
  started_by_id: bigint | null;
  undone_by_id: bigint | null;
  sends_welcome: boolean;
  undo_started_at: Date | null;
}

/** The oldest import with work to do that no other process works on, locked until the transaction ends. */
export async function takeBatch(tx: Transaction, status: string): Promise<BatchAtWork | null> {
  const [batch] = await tx.$queryRaw<BatchAtWork[]>`
    select id, status, started_by_id, undone_by_id, sends_welcome, undo_started_at from import_batches
    where status = ${status} and content is null order by id limit 1 for no key update skip locked`;
  return batch ?? null;
}

/** A file that waits to be read. */
export function nextFile(db: Database) {
  return db.importBatch.findFirst({
    where: { status: "Checking", content: { not: null } },
    orderBy: { id: "asc" },
    select: { id: true, content: true },
  });
}

/** Locks it for whoever stores its rows; false when another process has done so. */
export async function holdUnread(tx: Transaction, batchId: bigint): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from import_batches where id = ${batchId} and status = 'Checking' and content is not null for no key update`;
  return found.length === 1;
}

/** Why an import cannot be undone, the weightiest reason first. */
export async function firstHold(db: Database | Transaction, batchId: bigint) {
  const [hold] = await db.$queryRaw<{ reason: string; books: bigint; example: string }[]>`
    select reason, books, example from import_holds(${batchId}::bigint) limit 1`;
  return hold ?? null;
}

export async function isDayClosed(db: Database | Transaction, day: string): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>`
    select 1 from day_closings where day = ${day}::date and reopened_at is null`;
  return found.length === 1;
}

export async function languageOf(db: Database, userId: bigint): Promise<string> {
  const { language } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } });
  return language ?? "en";
}
