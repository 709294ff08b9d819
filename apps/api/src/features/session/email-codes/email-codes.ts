import { timingSafeEqual } from "node:crypto";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { newCode } from "#platform/ids.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { countTry, keepCode, sendsOf } from "./email-code-store.ts";
import type { Hash } from "./email-code-store.ts";
import { secondsToWait } from "./send-limits.ts";

/** What a code is for. A code, its tries and its limits count for one purpose and one holder alone. */
export type CodePurpose = "recovery" | "joining" | "settling";

/** Whose a code is: an e-mail address, or the id of the book that is settled. */
interface CodeOf {
  purpose: CodePurpose;
  holder: string;
  /** What it confirms: it is right for exactly this. */
  terms?: readonly string[];
}

/** How long a code is good. */
const CODE_MS = 10 * 60_000;

interface CodeCall {
  now: Date;
  services: Pick<Services, "secrets">;
}

/** Makes a code in the place of the one before it; refuses when too many were sent to its holder. */
export async function makeCode(
  { now, services: { secrets }, refuse }: CodeCall & { refuse: Refuse<"too_many_attempts"> },
  tx: Transaction,
  { userId, ...of }: CodeOf & { userId: bigint | null },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  const emailHash = emailHashOf(secrets, of.purpose, of.holder);
  const codeHash = codeHashOf(secrets, of, code);
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
export async function tryCode(
  { db, now, services: { secrets } }: CodeCall & { db: Database },
  { code, ...of }: CodeOf & { code: string },
): Promise<TriedCode | null> {
  const emailHash = emailHashOf(secrets, of.purpose, of.holder);
  const typed = codeHashOf(secrets, of, code);
  const tried = await countTry(db, emailHash, now);
  return tried === null ? null : { ...tried, emailHash, isRight: timingSafeEqual(tried.codeHash, typed) };
}

/** By what the codes of a holder are found. */
export function emailHashOf(secrets: Secrets, purpose: CodePurpose, holder: string): Hash {
  return secrets.hashOf(`${purpose} e-mail`, holder);
}

function codeHashOf(secrets: Secrets, { purpose, holder, terms = [] }: CodeOf, code: string): Hash {
  return secrets.hashOf(`${purpose} code`, holder, code, ...terms);
}
