import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { lockEmails } from "#features/users/people/index.ts";
import { lockSchemesShared } from "#features/schemes/index.ts";
import { importBooks } from "#ledger/import-operations.ts";
import { refusalIn } from "#core/refusal.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import type { Transaction } from "#platform/database/db.ts";
import { sizedSteps } from "#platform/database/steps.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addDoneRows, markBatchImported } from "./batch-state-store.ts";
import { loadFacts, makeClients } from "./facts-store.ts";
import { contextOfWork } from "./import-context.ts";
import { markBad, markImported, nextRows } from "./import-row-store.ts";
import type { BadRow } from "./import-row-store.ts";
import { isDayClosed, lockBatch, takeBatch } from "./import-store.ts";
import type { BatchAtWork } from "./import-store.ts";
import { judgeRow } from "./judge-rows.ts";
import type { GoodRow } from "./judge-rows.ts";
import type { ImportTurn, ImportWork } from "./import-work.ts";
import type { RowProblem } from "./reading/parse-row.ts";

/** Few enough that nobody at a counter waits for them, many enough to be quick. */
const inSteps = sizedSteps(250);

/**
 * Imports the next rows. What the records say by now decides: a number taken meanwhile makes its row a bad one. Where the
 * database refuses rows that were judged good, fewer are tried, down to the one that it refuses; that one becomes a bad row.
 */
export function importRows(work: ImportWork, turn: ImportTurn): Promise<number> {
  return inSteps((most) => importAtMost(work, turn, most));
}

async function importAtMost(work: ImportWork, turn: ImportTurn, most: number): Promise<number> {
  for (let limit = most; ; limit = Math.ceil(limit / 2)) {
    const tried: Tried = { turn, limit, firstRow: null };
    try {
      return await importSome(work, tried);
    } catch (error) {
      // Somebody closed the day a moment earlier: the next step waits.
      if (refusalIn(error)?.code === "day_closed") return 1;
      const problem = problemIn(error);
      if (problem === null || turn.batchId === null || tried.firstRow === null) throw error;
      if (limit > 1) continue;
      await refuseRow(work.db, turn.batchId, { rowNumber: tried.firstRow, problems: [problem] });
      return 1;
    }
  }
}

interface Tried {
  turn: ImportTurn;
  limit: number;
  /** The first of the rows, when there was one. */
  firstRow: number | null;
}

function importSome({ db, clock, businessDayOf }: ImportWork, tried: Tried): Promise<number> {
  const now = clock();
  const today = businessDayOf(now);
  return inTransaction(db, async (tx) => {
    const batch = await takeBatch(tx, "importing", tried.turn);
    if (batch === null || (await isDayClosed(tx, today))) return 0;
    const rows = await nextRows(tx, batch.id, "good", tried.limit);
    tried.firstRow = rows[0]?.rowNumber ?? null;
    await lockEmails(tx, ...rows.map(({ email }) => email));
    await lockSchemesShared(tx);
    const facts = await loadFacts(tx, batch.id, rows, today);
    const verdicts = rows.map((row) => judgeRow(row, facts));
    await markBad(
      tx,
      batch.id,
      verdicts.flatMap((verdict) => ("good" in verdict ? [] : [verdict])),
    );
    const good = verdicts.flatMap((verdict) => ("good" in verdict ? [verdict.good] : []));
    if (good.length > 0) await importGood(tx, batch, good, { now, day: today });
    await noteProgress(tx, batch, rows.length, rows.length < tried.limit, now);
    return 1;
  });
}

/** What the database says against a row: one of the refusals, or a rule that has no words. Null for any other error. */
function problemIn(error: unknown): RowProblem | null {
  const refusal = refusalIn(error);
  if (refusal !== null) return { column: null, code: refusal.code, params: refusal.params };
  const isRule = /^(22|23|TH)/.test(databaseMessageOf(error)?.sqlState ?? "");
  return isRule ? { column: null, code: "import_row_refused", params: {} } : null;
}

function refuseRow(db: ImportWork["db"], batchId: bigint, bad: BadRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    const batch = await lockBatch(tx, batchId);
    if (batch?.status !== "importing") return;
    const isWaiting = { batchId, rowNumber: bad.rowNumber, state: "good" };
    if ((await tx.importRow.count({ where: isWaiting })) === 0) return;
    await markBad(tx, batchId, [bad]);
    await addDoneRows(tx, batchId, 1);
  });
}

async function importGood(
  tx: Transaction,
  batch: BatchAtWork,
  good: readonly GoodRow[],
  moment: { now: Date; day: string },
): Promise<void> {
  const byUserId = batch.startedById;
  assert(byUserId !== null, "an import under way was started by somebody");
  const firstOfNew = [
    ...Map.groupBy(
      good.filter(({ clientId }) => clientId === null),
      ({ row }) => row.email,
    ).values(),
  ].flatMap(([first]) => first ?? []);
  const made = await makeClients(tx, firstOfNew, { now: moment.now, byUserId });
  const madeByEmail = new Map(made.map((client) => [client.email, client]));
  const makers = new Set(firstOfNew.map(({ row }) => row.rowNumber));
  const rows = good.map(({ row, scheme, prefix, clientId, openingMg }) => {
    const client = clientId ?? madeByEmail.get(row.email)?.clientId;
    assert(client !== undefined, `row ${row.rowNumber} has a client`);
    return { row, scheme, prefix, clientId: client, openingMg, makesClient: makers.has(row.rowNumber) };
  });
  const context = contextOfWork(operations.startImport.wire, byUserId);
  const bookByRow = await importBooks(
    tx,
    context,
    moment,
    rows.map(({ row, scheme, prefix, clientId, openingMg }) => ({
      row: row.rowNumber,
      clientId,
      number: row.bookNumber,
      schemeVersionId: scheme.id,
      prefix,
      amountPaise: row.amountPaise,
      paidMonths: row.paidMonths,
      joinedOn: row.joinedOn,
      weightMg: openingMg,
    })),
  );
  await markImported(
    tx,
    batch.id,
    rows.map(({ row, clientId, openingMg, makesClient }) => {
      const bookId = bookByRow.get(row.rowNumber);
      assert(bookId !== undefined, `row ${row.rowNumber} has a book`);
      const newUserId = makesClient ? (madeByEmail.get(row.email)?.newUserId ?? null) : null;
      return { rowNumber: row.rowNumber, clientId, bookId, openingMg, makesClient, newUserId };
    }),
  );
  // Of the books and people of this step, whose versions name its transaction.
  await writeAudit(tx, context, moment.now, {
    recordType: "import",
    recordId: batch.id,
    detail: { books: rows.length },
  });
  if (!batch.sendsWelcome) return;
  for (const { newUserId } of made) if (newUserId !== null) await queueReminder(tx, moment.now, batch.id, newUserId);
}

/** Tells a new client where to sign in and how to choose a password. */
function queueReminder(tx: Transaction, now: Date, batchId: bigint, userId: bigint): Promise<void> {
  return queueMessage(tx, now, {
    kind: "account_reminder",
    dedupeKey: `import_welcome:${batchId}:${userId}`,
    userId,
    payload: {},
  });
}

async function noteProgress(tx: Transaction, batch: BatchAtWork, done: number, isOver: boolean, now: Date) {
  await addDoneRows(tx, batch.id, done);
  if (!isOver) return;
  await markBatchImported(tx, batch.id, now);
  const imported = await tx.importRow.count({ where: { batchId: batch.id, state: "imported" } });
  await writeAudit(tx, contextOfWork(operations.startImport.wire, batch.startedById), now, {
    recordType: "import",
    recordId: batch.id,
    detail: { finished: true, books: imported },
  });
}
