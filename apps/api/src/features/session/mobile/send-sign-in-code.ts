import { operations } from "@thangam/contracts";
import { isOverLimit } from "#features/session/attempts.ts";
import { makeCode } from "#features/session/codes/index.ts";
import { areStrangersTooMany, browserOf, countAttempt, noteAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { newMessageId, newToken } from "#platform/ids.ts";
import { addressLimits, sentToStrangers } from "./mobile-limits.ts";
import { findPeopleOfMobile } from "./mobile-store.ts";

/**
 * Queues a code for the customers with a mobile number, which is good for the id in the answer alone. As with a recovery, all that
 * is done for a known number is done for an unknown one, a message to nobody included. So it is once strangers had as many codes
 * sent as the shop pays for: no answer tells that, either.
 */
export const sendSignInCode = sessionCommand(operations.sendSignInCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { mobile } = input;
  const { deviceId } = await browserOf(call, { mobile });
  if (deviceId === null) await countAttempt(db, [addressLimits.send(context.address)], now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);

  const signInToken = newToken();
  await inTransaction(db, async (tx) => {
    const people = await findPeopleOfMobile(tx, mobile);
    const [first] = people;
    const of = { purpose: "sign_in", receiver: mobile, request: signInToken } as const;
    const asker = { address: context.address, deviceId };
    const { code, expiresAt } = await makeCode({ ...call, db: tx }, { ...of, asker, userId: null });
    const isOver = deviceId === null && (await isOverLimit(tx, [sentToStrangers(first !== undefined)], now));
    await queueSecretMessage(tx, now, services.secrets, {
      kind: "sign_in_code",
      dedupeKey: `sign_in_code:${newMessageId()}`,
      payload: first === undefined || isOver ? {} : payloadOf(first.userId, people.length),
      secret: code,
      expiresAt,
    });
    const note = { recordType: "user", recordId: first?.userId ?? "unknown" };
    await noteAttempt(tx, context, now, note, { isKept: first !== undefined || !areTooMany });
  });
  return { mobile, signInToken };
});

/** A code for several people goes to their telephone alone: an e-mail is one person's. */
function payloadOf(userId: bigint, people: number): Record<string, string> {
  return { userId: userId.toString(), ...(people > 1 && { sharedBy: people.toString() }) };
}
