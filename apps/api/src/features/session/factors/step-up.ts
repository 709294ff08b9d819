import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { countAttempt, forgiveGuess, guessLimits, oldPasswordLimit } from "#features/session/attempts.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { passChallenge } from "./challenge-store.ts";
import { ownedChallenge, STEPPED_UP_MS } from "./challenges.ts";
import { factorsOf } from "./factor-store.ts";
import { noteWrongFactor } from "./pass-second-factor.ts";
import { shownFactor, takeFactor } from "./show-factor.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

/** The challenge's token, which only this page holds, is worth something from now on: the cookies alone are not enough. */
export const stepUp = sessionCommand(operations.stepUp, async (call) => {
  const { actor, input, db, now, context, services, refuse } = call;
  assert(actor !== null, "only a signed-in person shows a factor");
  const { userId } = actor;
  const challenge = await ownedChallenge(call, input.challenge, ["step_up"]);
  const hasFactor = (await factorsOf(db, userId)).length > 0;
  const limits = hasFactor ? guessLimits(`factor:step-up:${userId}`) : [oldPasswordLimit(userId)];
  const shown = hasFactor ? await shownFactor(call, challenge, input, limits) : null;
  if (!hasFactor) {
    await countAttempt(db, limits, now, refuse);
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const asker = { who: `person ${userId}`, isKnown: true };
    if (!(await services.passwords.matches(input.password ?? "", passwordHash, asker))) {
      const detail = { failed: "wrong old password" };
      await writeAudit(db, context, now, { recordType: "user", recordId: userId, detail });
      throw refuse("incorrect_old_password");
    }
  } else if (shown === null) {
    await noteWrongFactor(db, context, now, userId);
    throw refuse("second_factor_wrong");
  }

  const expiresAt = new Date(now.getTime() + STEPPED_UP_MS);
  await inTransaction(db, async (tx) => {
    if (shown !== null && !(await takeFactor(tx, now, userId, shown))) throw refuse("second_factor_wrong");
    if (shown?.by === "backup_code") await tellOfFactors(tx, now, userId, "backup_code_used");
    if (!(await passChallenge(tx, challenge.tokenHash, now, expiresAt))) throw refuse("challenge_over");
    if (shown === null || shown.by === "totp") await forgiveGuess(tx, limits, { isKnown: true });
    await writeAudit(tx, context, now, {
      recordType: "user",
      recordId: userId,
      detail: { by: shown?.by ?? "password" },
    });
  });
  return { stepUp: input.challenge, expiresAt };
});
