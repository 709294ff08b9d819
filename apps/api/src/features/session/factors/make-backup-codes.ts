import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { requireStepUp } from "./challenges.ts";
import { giveBackupCodes } from "./enrolment.ts";
import { factorsOf, lockActivePerson } from "./factor-store.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

/** Earlier ones cannot be shown again, because none is kept: there are new ones instead. */
export const makeBackupCodes = sessionCommand(operations.makeBackupCodes, async (call) => {
  const { actor, input, db, now, context, refuse } = call;
  assert(actor !== null, "only a signed-in person makes backup codes");
  const { userId } = actor;
  await requireStepUp({ ...call, actor }, input.stepUp);
  const backupCodes = await inTransaction(db, async (tx) => {
    await lockActivePerson(tx, userId);
    if ((await factorsOf(tx, userId)).length === 0) throw refuse("no_factor");
    const codes = await giveBackupCodes(tx, call, userId);
    await tellOfFactors(tx, now, userId, "backup_codes_made");
    await writeAudit(tx, context, now, { recordType: "user", recordId: userId, detail: { made: "backup codes" } });
    return codes;
  });
  return { backupCodes };
});
