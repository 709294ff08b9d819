import { operations } from "@thangam/contracts";
import { makeCode } from "#features/session/codes/index.ts";
import { areStrangersTooMany, browserOf, countAttempt, noteAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import { newMessageId, newToken } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addressLimits } from "./recovery-limits.ts";
import { findPersonToRecover } from "./recovery-store.ts";

/**
 * Queues a code for the address, which is good for the id in the answer alone: who asks for another one burns nothing of it. All
 * that is done for a known address is done for an unknown one, a message to nobody included, which the delivery throws away:
 * neither the answer nor its time tells.
 */
export const sendRecoveryCode = sessionCommand(operations.sendRecoveryCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { email } = input;
  const { deviceId } = await browserOf(call, { email });
  if (deviceId === null) await countAttempt(db, [addressLimits.send(context.address)], now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);

  const recoveryToken = newToken();
  await inTransaction(db, async (tx) => {
    const userId = await findPersonToRecover(tx, email);
    const asker = { address: context.address, deviceId };
    const of = { purpose: "recovery", receiver: email, request: recoveryToken } as const;
    const { code, expiresAt } = await makeCode({ ...call, db: tx }, { ...of, asker, userId });
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
  return { email, recoveryToken };
});
