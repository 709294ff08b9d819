import { timingSafeEqual } from "node:crypto";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { newCode } from "#platform/ids.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { countTry, keepCode, sendsOf } from "./email-code-store.ts";
import type { Hash } from "./email-code-store.ts";
import { secondsToWait } from "./send-limits.ts";

/** What the owner of an address shows with a code. A code, its tries and its limits count for one purpose alone. */
export type CodePurpose = "recovery" | "joining";

/** How long a code is good. */
const CODE_MS = 10 * 60_000;

interface CodeCall {
  now: Date;
  services: Pick<Services, "secrets">;
}

/** Makes a code for an address in the place of the one before it; refuses when too many were sent to it. */
export async function makeEmailCode(
  { now, services: { secrets }, refuse }: CodeCall & { refuse: Refuse<"too_many_attempts"> },
  tx: Transaction,
  { purpose, email, userId }: { purpose: CodePurpose; email: string; userId: bigint | null },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  const emailHash = emailHashOf(secrets, purpose, email);
  const codeHash = codeHashOf(secrets, purpose, email, code);
  if (!(await keepCode(tx, now, { emailHash, userId, codeHash, expiresAt }))) {
    const seconds = secondsToWait(await sendsOf(tx, emailHash), now);
    throw refuse("too_many_attempts", { retryAfterSeconds: String(seconds) });
  }
  return { code, expiresAt };
}

/** A code that was tried, and whose it is. */
export interface TriedCode {
  emailHash: Hash;
  codeHash: Hash;
  userId: bigint | null;
  isRight: boolean;
}

/** Tries a code, within five tries; null when there is none to try. */
export async function tryEmailCode(
  { db, now, services: { secrets } }: CodeCall & { db: Database },
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): Promise<TriedCode | null> {
  const emailHash = emailHashOf(secrets, purpose, email);
  const typed = codeHashOf(secrets, purpose, email, code);
  const tried = await countTry(db, emailHash, now);
  return tried === null ? null : { ...tried, emailHash, isRight: timingSafeEqual(tried.codeHash, typed) };
}

/** By what the codes of an address are found. */
export function emailHashOf(secrets: Secrets, purpose: CodePurpose, email: string): Hash {
  return secrets.hashOf(`${purpose} e-mail`, email);
}

function codeHashOf(secrets: Secrets, purpose: CodePurpose, email: string, code: string): Hash {
  return secrets.hashOf(`${purpose} code`, email, code);
}
