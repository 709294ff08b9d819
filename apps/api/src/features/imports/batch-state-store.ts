import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";

interface NewBatch {
  fileName: string;
  fileHash: Uint8Array<ArrayBuffer>;
  content: Uint8Array<ArrayBuffer>;
  byUserId: bigint;
}

/** One upload of the same content at a time: the second one finds the import of the first. */
export async function lockFileHash(tx: Transaction, fileHash: Uint8Array): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(737, hashtext(${Buffer.from(fileHash).toString("hex")}))`;
}

/** As SQL: the compiler of queries would copy the file several times into memory of its own, which it never gives back. */
export function insertBatch(tx: Transaction, now: Date, batch: NewBatch): Promise<bigint> {
  const { fileName, fileHash, content, byUserId } = batch;
  return queryValue(tx, column.id)`
    insert into import_batches (file_name, file_hash, content, uploaded_at, uploaded_by_id)
    values (${fileName}, ${fileHash}, ${content}, ${now}, ${byUserId})
    returning id`;
}

/** The file was read and is kept no longer. Its rows wait for the dry run; those that are bad are done. */
export async function markRead(tx: Transaction, id: bigint, rowCount: number, badCount: number): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { content: null, rowCount, doneRows: badCount } });
}

/** The file could not be read and is kept no longer. */
export async function markUnreadable(
  tx: Transaction,
  id: bigint,
  now: Date,
  { problem, params }: { problem: string; params: Record<string, string> },
): Promise<void> {
  const outcome = { status: "failed", problem, problemParams: params, checkedAt: now };
  await tx.importBatch.update({ where: { id }, data: { content: null, ...outcome } });
}

export async function markImporting(
  tx: Transaction,
  id: bigint,
  now: Date,
  { byUserId, sendsWelcome }: { byUserId: bigint; sendsWelcome: boolean },
): Promise<void> {
  const data = { status: "importing", startedAt: now, startedById: byUserId, doneRows: 0, sendsWelcome };
  await tx.importBatch.update({ where: { id }, data });
}

/** The undo is asked for; the work follows in steps. */
export async function markUndoing(tx: Transaction, id: bigint, byUserId: bigint): Promise<void> {
  const data = { status: "undoing", undoneById: byUserId, undoStartedAt: null, doneRows: 0 };
  await tx.importBatch.update({ where: { id }, data: { ...data, problem: null, problemParams: {} } });
}

/** A checked file that has made nothing is thrown away. */
export async function markThrownAway(tx: Transaction, id: bigint, now: Date, byUserId: bigint): Promise<void> {
  const data = { status: "undone", undoneById: byUserId, undoneAt: now };
  await tx.importBatch.update({ where: { id }, data: { ...data, problem: null, problemParams: {} } });
}

/** Everything stays imported, and says why. */
export async function markUndoRefused(
  tx: Transaction,
  id: bigint,
  { code, params }: { code: string; params: Record<string, string> },
): Promise<void> {
  const data = { status: "imported", undoneById: null, problem: code, problemParams: params };
  await tx.importBatch.update({ where: { id }, data });
}

/** How many rows of an import have their step behind them. */
export async function setDoneRows(tx: Transaction, id: bigint, doneRows: number): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { doneRows } });
}

export async function addDoneRows(tx: Transaction, id: bigint, count: number): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { doneRows: { increment: count } } });
}

export async function markChecked(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { status: "checked", checkedAt: now } });
}

export async function markBatchImported(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { status: "imported", importedAt: now } });
}

export async function markUndone(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.importBatch.update({ where: { id }, data: { status: "undone", undoneAt: now } });
}
