import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { burnCode, tryCode } from "#features/session/email-codes/index.ts";
import { areStrangersTooMany, countAttempt, noteAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addressLimits, TOKEN_MS } from "./recovery-limits.ts";

/** A code is right once, within five tries; whatever else is wrong is answered alike. */
export const verifyRecoveryCode = sessionCommand(operations.verifyRecoveryCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  await countAttempt(db, [addressLimits.verify(context.address)], now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);

  const tried = await tryCode(call, { purpose: "recovery", holder: input.email, code: input.code });
  if (tried === null) throw refuse("recovery_code_wrong");
  const about = { recordType: "user", recordId: tried.userId ?? "unknown" };
  if (!tried.isRight) {
    const note = { ...about, detail: { failed: "wrong code" } };
    const isKept = tried.userId !== null || !areTooMany;
    await inTransaction(db, (tx) => noteAttempt(tx, context, now, note, { isKept }));
    throw refuse("recovery_code_wrong");
  }

  const resetToken = newToken();
  const hash = services.secrets.hashOf("reset token", input.email, resetToken);
  await inTransaction(db, async (tx) => {
    const token = { hash, expiresAt: new Date(now.getTime() + TOKEN_MS) };
    if (!(await burnCode(tx, tried, token))) throw refuse("recovery_code_wrong");
    await writeAudit(tx, context, now, about);
  });
  return { resetToken };
});
