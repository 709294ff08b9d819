import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { beginImportUndo, reverseImport, withdrawImport } from "#ledger/import-operations.ts";
import { Refusal } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { sizedSteps } from "#platform/database/steps.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addDoneRows, markUndone, markUndoRefused, setDoneRows } from "./batch-state-store.ts";
import { contextOfWork } from "./import-context.ts";
import { isDayClosed, takeBatch } from "./import-store.ts";
import type { BatchAtWork } from "./import-store.ts";
import type { ImportTurn, ImportWork } from "./import-work.ts";

/** Of clients, or of books whose opening is reversed. */
const inSteps = sizedSteps(200);

/**
 * The first step closes the import to every use, or turns back when a book was used since the undo was asked for. The
 * further ones take its clients and books out of sight, then reverse the opening entries, some at a time.
 */
export function undoRows(work: ImportWork, turn: ImportTurn): Promise<number> {
  return inSteps((limit) => undoAtMost(work, turn, limit));
}

async function undoAtMost({ db, clock, businessDayOf }: ImportWork, turn: ImportTurn, limit: number): Promise<number> {
  const now = clock();
  const day = businessDayOf(now);
  let batchAtWork: BatchAtWork | null = null;
  try {
    return await inTransaction(db, async (tx) => {
      const batch = await takeBatch(tx, "undoing", turn);
      if (batch === null || (await isDayClosed(tx, day))) return 0;
      batchAtWork = batch;
      if (batch.undoStartedAt === null) {
        await beginImportUndo(tx, { now, batchId: batch.id });
        // A book that had no paid months has nothing to reverse.
        const doneRows = await tx.importRow.count({ where: { batchId: batch.id, state: "imported", paidMonths: 0 } });
        await setDoneRows(tx, batch.id, doneRows);
        return 1;
      }
      const context = contextOfWork(operations.undoImport.wire, batch.undoneById);
      const withdrawn = await withdrawImport(tx, context, { now, batchId: batch.id, limit });
      if (withdrawn > 0) {
        await writeAudit(tx, context, now, { recordType: "import", recordId: batch.id, detail: { books: withdrawn } });
        return 1;
      }
      const done = await reverseImport(tx, context, { now, day, batchId: batch.id, limit });
      await (done > 0 ? addDoneRows(tx, batch.id, done) : finish(tx, batch, now));
      return 1;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "day_closed") return 0;
    if (error.code !== "import_in_use" || batchAtWork === null) throw error;
    await turnBack(db, batchAtWork, error, now);
    return 1;
  }
}

async function finish(tx: Transaction, batch: BatchAtWork, now: Date): Promise<void> {
  await markUndone(tx, batch.id, now);
  await writeAudit(tx, contextOfWork(operations.undoImport.wire, batch.undoneById), now, {
    recordType: "import",
    recordId: batch.id,
    detail: { finished: true },
  });
}

/** Everything stays imported, and says why. */
function turnBack(db: ImportWork["db"], { id, undoneById }: BatchAtWork, { code, params }: Refusal, now: Date) {
  return inTransaction(db, async (tx) => {
    await markUndoRefused(tx, id, { code, params });
    await writeAudit(tx, contextOfWork(operations.undoImport.wire, undoneById), now, {
      recordType: "import",
      recordId: id,
      detail: { refused: code },
    });
  });
}
