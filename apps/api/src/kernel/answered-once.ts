import { writeAudit } from "#audit/index.ts";
import type { AuditNote, CommandContext } from "#core/command-context.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { claimKey, storeAnswer } from "./answered-requests.ts";

/** Runs a command under its key with its audit row, or returns what the same request was answered before. */
export async function answeredOnce(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  runCommand: (note: (what: AuditNote) => void) => Promise<unknown>,
): Promise<unknown> {
  const earlier = await claimKey(tx, context, now);
  if (earlier !== null) return earlier.answer;
  const notes: AuditNote[] = [];
  const answer = await runCommand((what) => notes.push(what));
  const [note] = notes;
  assert(
    note !== undefined && notes.length === 1,
    `${context.operation} notes once what it did (${notes.length} times)`,
  );
  await writeAudit(tx, context, now, note);
  await storeAnswer(tx, context, answer);
  return answer;
}
