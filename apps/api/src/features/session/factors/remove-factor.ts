import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { requireStepUp } from "./challenges.ts";
import {
  endTrust,
  factorsOf,
  isFactorRequired,
  lockActivePerson,
  removeAllFactors,
  removeFactorOf,
} from "./factor-store.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

/** With the last factor go the backup codes, which stand for one. Devices that were trusted ask again. */
export const removeFactor = sessionCommand(operations.removeFactor, async (call) => {
  const { actor, input, db, now, context, refuse } = call;
  assert(actor !== null, "only a signed-in person removes a factor");
  const { userId, role } = actor;
  await requireStepUp({ ...call, actor }, input.stepUp);
  await inTransaction(db, async (tx) => {
    await lockActivePerson(tx, userId);
    const factors = await factorsOf(tx, userId);
    const factor = factors.find(({ id }) => id.toString() === input.factor);
    if (factor === undefined) throw refuse("not_found");
    const isLast = factors.length === 1;
    if (isLast && (await isFactorRequired(tx, userId, role))) throw refuse("last_factor");
    await (isLast ? removeAllFactors(tx, userId, now) : removeFactorOf(tx, userId, factor.id, now));
    await endTrust(tx, userId);
    await tellOfFactors(tx, now, userId, "factor_removed");
    const detail = { removed: factor.kind };
    await writeAudit(tx, context, now, { recordType: "user", recordId: userId, detail });
  });
  return { factor: input.factor };
});
