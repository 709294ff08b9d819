import { sizedSteps } from "#platform/database/steps.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addDoneRows, markChecked, markRead, markUnreadable } from "./batch-state-store.ts";
import { loadFacts } from "./facts-store.ts";
import { insertRows, markBad, markGood, nextRows } from "./import-row-store.ts";
import { lockUnread, nextFile, takeBatch } from "./import-store.ts";
import { judgeRow } from "./judge-rows.ts";
import type { FileReading } from "./reading/read-file.ts";
import { readInThread } from "./reading/read-in-thread.ts";
import type { FileInThread } from "./reading/read-in-thread.ts";
import type { ImportTurn, ImportWork } from "./import-work.ts";

const inSteps = sizedSteps(1_000);

/** Reads the rows of the next file that waits; the file itself is not kept any longer. */
export async function readNextFile({ db, clock }: ImportWork, turn: ImportTurn): Promise<number> {
  const file = await nextFile(db, turn);
  if (file === null || file.content === null) return 0;
  await readInThread(file.content, ({ reading, rows }) => keepRows(db, clock, file.id, reading, rows));
  return 1;
}

/** Nobody looks at the rows before the file is gone: whoever is stopped between two steps reads it again. */
async function keepRows(
  db: ImportWork["db"],
  clock: ImportWork["clock"],
  id: bigint,
  reading: FileReading,
  rows: FileInThread["rows"],
): Promise<void> {
  if ("rowCount" in reading)
    for await (const some of rows())
      await inTransaction(db, async (tx) => {
        if (await lockUnread(tx, id)) await insertRows(tx, id, some);
      });
  await inTransaction(db, async (tx) => {
    if (!(await lockUnread(tx, id))) return;
    if ("rowCount" in reading) await markRead(tx, id, reading.rowCount, reading.badCount);
    else await markUnreadable(tx, id, clock(), reading);
  });
}

/** The dry run: says of some rows what importing them would make, or why it would not. */
export function checkRows(work: ImportWork, turn: ImportTurn): Promise<number> {
  return inSteps((most) => checkAtMost(work, turn, most));
}

function checkAtMost({ db, clock, businessDayOf }: ImportWork, turn: ImportTurn, most: number): Promise<number> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const batch = await takeBatch(tx, "checking", turn);
    if (batch === null) return 0;
    const rows = await nextRows(tx, batch.id, "read", most);
    if (rows.length > 0) {
      const facts = await loadFacts(tx, batch.id, rows, businessDayOf(now));
      const verdicts = rows.map((row) => judgeRow(row, facts));
      await markBad(
        tx,
        batch.id,
        verdicts.flatMap((verdict) => ("good" in verdict ? [] : [verdict])),
      );
      await markGood(
        tx,
        batch.id,
        verdicts.flatMap((verdict) => ("good" in verdict ? [verdict.good] : [])),
      );
    }
    await addDoneRows(tx, batch.id, rows.length);
    if (rows.length < most) await markChecked(tx, batch.id, now);
    return 1;
  });
}
