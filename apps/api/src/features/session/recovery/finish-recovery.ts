import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { emailHashOf } from "#features/session/email-codes/index.ts";
import {
  endSessionsOf,
  forgiveSignIns,
  queuePasswordChanged,
  reasonToRefusePassword,
  replacePassword,
} from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { burnToken, findPersonOfToken } from "./recovery-store.ts";

/** Sets the password of whoever holds the token. A password that breaks a rule leaves the token as it is. */
export const finishRecovery = sessionCommand(operations.finishRecovery, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { email, newPassword, resetToken } = input;
  const emailHash = emailHashOf(services.secrets, "recovery", email);
  const tokenHash = services.secrets.hashOf("reset token", email, resetToken);
  const person = await findPersonOfToken(db, now, { emailHash, tokenHash, email });
  if (person === null) throw refuse("recovery_token_invalid");
  const reason = await reasonToRefusePassword(newPassword, person);
  if (reason !== null) throw refuse(reason);

  const passwordHash = await services.passwords.hash(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await burnToken(tx, person.id, emailHash, tokenHash))) throw refuse("recovery_token_invalid");
    await replacePassword(tx, person.id, now, { passwordHash, temporaryUntil: null });
    await endSessionsOf(tx, person.id, now, "password recovered");
    await forgiveSignIns(tx, email);
    await queuePasswordChanged(tx, person.id, now);
    await writeAudit(tx, context, now, {
      recordType: "user",
      recordId: person.id,
      detail: { changed: "password" },
    });
  });
  return { email };
});
