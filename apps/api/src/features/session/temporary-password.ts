import type { Services } from "#kernel/handler.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";
import { forgiveFactorGuesses } from "./attempts.ts";
import { isMobileFirstPassword, replacePassword } from "./password-store.ts";
import { endSessionsOf } from "./session-store.ts";

/** Stands where the hash is of a person who has no password yet; no password matches it. */
export const NO_PASSWORD = "none";

interface Call {
  tx: Transaction;
  now: Date;
  services: Services;
}

interface Gift {
  /** Somebody who is there, with `NO_PASSWORD` when they were made a moment ago. */
  userId: bigint;
  /** What an Admin typed, checked by `reasonToRefusePassword`; left out, one is made. */
  password?: string | undefined;
  /** The mail that brings it. */
  message: "account_welcome" | "temporary_password";
}

/**
 * Gives a person a password that works for 7 days and must be changed when they sign in with it. Ends their
 * sessions, and mails it to them: nobody else sees it, whoever caused it included.
 */
export async function giveTemporaryPassword({ tx, now, services }: Call, gift: Gift): Promise<void> {
  const { userId, password = services.passwords.make(), message } = gift;
  const passwordHash = await services.passwords.hash(password);
  const temporaryUntil = temporaryPasswordExpiry(now);
  await replacePassword(tx, userId, now, { passwordHash, temporaryUntil });
  await forgiveFactorGuesses(tx, userId);
  await endSessionsOf(tx, userId, now, "temporary password given");
  await queueSecretMessage(tx, now, services.secrets, {
    kind: message,
    dedupeKey: `${message}:${newMessageId()}`,
    userId,
    payload: {},
    secret: password,
    expiresAt: temporaryUntil,
  });
}

/**
 * Gives a customer their first password: the mobile number that the shop has of them, where its settings say so; else one that is
 * made and mailed to them, so that whoever knows e-mail and number comes no further.
 */
export async function giveFirstPassword(
  call: Call,
  { userId, mobile }: { userId: bigint; mobile: string },
): Promise<void> {
  const { tx, now, services } = call;
  if (!(await isMobileFirstPassword(tx))) return giveTemporaryPassword(call, { userId, message: "account_welcome" });
  const passwordHash = await services.passwords.hash(mobile);
  await replacePassword(tx, userId, now, { passwordHash, temporaryUntil: temporaryPasswordExpiry(now) });
}

function temporaryPasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
}
