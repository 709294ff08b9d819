import { operations } from "@thangam/contracts";
import { isConfirmed } from "@thangam/contracts/values/people";
import { writeAudit } from "#audit/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { countAttempt, forgiveFactorGuesses, forgiveGuess, oldPasswordLimit } from "./attempts.ts";
import { reasonToRefusePassword } from "./password-rules.ts";
import { queuePasswordChanged } from "./password-changed.ts";
import { loadPerson } from "./person-view.ts";
import { replacePassword } from "./password-store.ts";
import { endSessionsOf, lockUnchangedPerson, isSessionLive } from "./session-store.ts";

/** A person's own password; whoever else is signed in as them is signed out. */
export const changePassword = sessionCommand(operations.changePassword, async (call) => {
  const { actor, input, db, now, context, services, refuse } = call;
  assert(actor !== null, "only a signed-in person changes their password");
  const limit = oldPasswordLimit(actor.userId);
  await countAttempt(db, [limit], now, refuse);

  const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  const asker = { who: `person ${user.id}`, isKnown: true };
  if (!(await services.passwords.matches(input.oldPassword, user.passwordHash, asker))) {
    const detail = { failed: "wrong old password" };
    await writeAudit(db, context, now, { recordType: "user", recordId: user.id, detail });
    throw refuse("incorrect_old_password");
  }
  // Whoever knows the old password has not been guessing, however often the new one is refused.
  await forgiveGuess(db, [limit], asker);
  const { newPassword, confirmPassword } = input;
  if (newPassword === undefined) throw refuse("new_password_missing");
  if (confirmPassword === null) throw refuse("change_confirm_missing");
  if (!isConfirmed(newPassword, confirmPassword)) throw refuse("change_confirm_differs");
  const reason = await reasonToRefusePassword(newPassword, user);
  if (reason !== null) throw refuse(reason);
  if (newPassword === input.oldPassword) throw refuse("password_unchanged");

  const passwordHash = await services.passwords.hash(newPassword, asker);
  await inTransaction(db, async (tx) => {
    const isStillTheirs = await lockUnchangedPerson(tx, user.id, user.passwordHash);
    if (!isStillTheirs || !(await isSessionLive(tx, actor.sessionId, now))) throw refuse("incorrect_old_password");
    await replacePassword(tx, user.id, now, { passwordHash, temporaryUntil: null });
    await forgiveFactorGuesses(tx, user.id);
    await endSessionsOf(tx, user.id, now, "password changed", actor.sessionId);
    await queuePasswordChanged(tx, user.id, now);
    await writeAudit(tx, context, now, { recordType: "user", recordId: user.id, detail: { changed: "password" } });
  });
  return loadPerson(db, user.id, services.timeZone);
});
