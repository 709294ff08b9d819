import { writeAudit } from "#audit/index.ts";
import type { AuditNote, CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";
import { atSavepoint } from "#platform/database/savepoint.ts";

/**
 * Puts an attempt into the trail, or, when it is not to be kept, does all the work of it and undoes that: the time
 * of an answer must not tell whom the shop knows.
 */
export async function noteAttempt(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  note: AuditNote,
  { isKept }: { isKept: boolean },
): Promise<void> {
  await atSavepoint(tx, () => writeAudit(tx, context, now, note), { isKept });
}
