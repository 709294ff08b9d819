import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import {
  browserOf,
  endSessionsOf,
  giveDevice,
  queuePasswordChanged,
  reasonToRefusePassword,
  rememberBrowser,
  replacePassword,
} from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { burnToken, findPersonOfToken } from "./recovery-store.ts";

/**
 * Sets the password of whoever holds the token. A password that breaks a rule leaves the token as it is. The browser counts as
 * one of the person's from now on: they sign in there whatever strangers try meanwhile.
 */
export const finishRecovery = sessionCommand(operations.finishRecovery, async (call) => {
  const { input, db, now, context, userAgent, services, refuse } = call;
  const { email, newPassword, resetToken } = input;
  const { address } = context;
  const tokenHash = services.secrets.hashOf("reset token", email, resetToken);
  const person = await findPersonOfToken(db, now, { tokenHash, email });
  if (person === null) throw refuse("recovery_token_invalid");
  const reason = await reasonToRefusePassword(newPassword, person);
  if (reason !== null) throw refuse(reason);

  const passwordHash = await services.passwords.hash(newPassword, { who: networkOf(address), isKnown: false });
  const browser = await browserOf(call, { email });
  const deviceId = await inTransaction(db, async (tx) => {
    if (!(await burnToken(tx, person.id, tokenHash))) throw refuse("recovery_token_invalid");
    await replacePassword(tx, person.id, now, { passwordHash, temporaryUntil: null });
    await endSessionsOf(tx, person.id, now, "password recovered");
    await queuePasswordChanged(tx, person.id, now);
    await writeAudit(tx, context, now, {
      recordType: "user",
      recordId: person.id,
      detail: { changed: "password" },
    });
    return rememberBrowser(tx, now, { userId: person.id, browser, address, userAgent });
  });
  giveDevice(call, browser, deviceId);
  return { email };
});
