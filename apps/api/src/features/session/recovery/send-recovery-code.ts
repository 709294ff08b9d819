import { operations } from "@thangam/contracts";
import { makeCode } from "#features/session/email-codes/index.ts";
import { areStrangersTooMany, countAttempt, noteAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import { newMessageId } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addressLimits } from "./recovery-limits.ts";
import { findPersonToRecover } from "./recovery-store.ts";

/**
 * Queues a new code for the address. All that is done for a known address is done for an unknown one, a
 * message to nobody included, which the delivery throws away: neither the answer nor its time tells.
 */
export const sendRecoveryCode = sessionCommand(operations.sendRecoveryCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  await countAttempt(db, [addressLimits.send(context.address)], now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);

  await inTransaction(db, async (tx) => {
    const userId = await findPersonToRecover(tx, input.email);
    const { code, expiresAt } = await makeCode(call, tx, { purpose: "recovery", holder: input.email, userId });
    await queueSecretMessage(tx, now, services.secrets, {
      kind: "recovery_code",
      dedupeKey: `recovery_code:${newMessageId()}`,
      // In the payload no foreign key is checked, which would take longer for a known address.
      payload: userId === null ? {} : { userId: userId.toString() },
      secret: code,
      expiresAt,
    });
    const note = { recordType: "user", recordId: userId ?? "unknown" };
    await noteAttempt(tx, context, now, note, { isKept: userId !== null || !areTooMany });
  });
  return { email: input.email };
});
