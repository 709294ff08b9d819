import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { burnCode, tryCode } from "#features/session/codes/index.ts";
import { areStrangersTooMany, countAttempt, noteAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addressLimits, TOKEN_MS } from "./recovery-limits.ts";

/**
 * A code is right once, within five tries, for the id that came with it; whatever else is wrong is answered alike. Only what
 * names no code that could be tried is counted by the address it comes from, so that nobody's own code waits for others.
 */
export const verifyRecoveryCode = sessionCommand(operations.verifyRecoveryCode, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { email, recoveryToken, code } = input;
  const areTooMany = await areStrangersTooMany(db, now);

  const tried = await tryCode(call, { purpose: "recovery", receiver: email, request: recoveryToken, code });
  if (tried === null) {
    await countAttempt(db, [addressLimits.verify(context.address)], now, refuse);
    throw refuse("recovery_code_wrong");
  }
  const about = { recordType: "user", recordId: tried.userId ?? "unknown" };
  if (!tried.isRight) {
    const note = { ...about, detail: { failed: "wrong code" } };
    const isKept = tried.userId !== null || !areTooMany;
    await inTransaction(db, (tx) => noteAttempt(tx, context, now, note, { isKept }));
    throw refuse("recovery_code_wrong");
  }

  const resetToken = newToken();
  const hash = services.secrets.hashOf("reset token", email, resetToken);
  await inTransaction(db, async (tx) => {
    const token = { hash, expiresAt: new Date(now.getTime() + TOKEN_MS) };
    if (!(await burnCode(tx, tried, token))) throw refuse("recovery_code_wrong");
    await writeAudit(tx, context, now, about);
  });
  return { resetToken };
});
