import { timingSafeEqual } from "node:crypto";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import { countMade, takeAttempt } from "#features/session/attempt-store.ts";
import { countAttempt } from "#features/session/attempts.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { newCode } from "#platform/ids.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { countTry, keepCode } from "./code-store.ts";
import type { Hash } from "./code-store.ts";
import { sendLimits, wrongTriesLimit } from "./send-limits.ts";
import type { Asker } from "./send-limits.ts";

/** What a code is for. A code, its tries and its limits count for one purpose alone. */
type CodePurpose = "recovery" | "joining" | "settling" | "sign_in";

/** Whom a code is sent to, such as an e-mail address: how much is sent to them is limited. */
interface Receiver {
  purpose: CodePurpose;
  receiver: string;
}

/** A code is found by what asked for it: a secret that whoever asked alone holds, or the record that it is about. */
interface CodeOf extends Receiver {
  request: string;
  /** What it confirms: it is right for exactly this. */
  terms?: readonly string[];
}

/** How long a code is good. */
const CODE_MS = 10 * 60_000;

interface CodeCall<D> {
  db: D;
  now: Date;
  services: Pick<Services, "secrets">;
}

/**
 * Makes a code in the place of an earlier one of the same request; refuses when too many were sent to its receiver. `userId` is
 * whose password it recovers.
 */
export async function makeCode(
  { db, now, services: { secrets }, refuse }: CodeCall<Transaction> & { refuse: Refuse<"too_many_attempts"> },
  { asker, userId, ...of }: CodeOf & { asker: Asker; userId: bigint | null },
): Promise<{ code: string; expiresAt: Date }> {
  const receiver = nameOf(secrets, of);
  await countAttempt(db, sendLimits(of.purpose, receiver, asker), now, refuse);
  const wrongTries = wrongTriesLimit(of.purpose, receiver);
  const isGuessedAt = (await countMade(db, wrongTries, now)) >= wrongTries.max;
  const isStranger = asker !== "staff" && asker.deviceId === null;
  const code = newCode(isGuessedAt && isStranger ? 10 : 6);
  const expiresAt = new Date(now.getTime() + CODE_MS);
  const codeHash = codeHashOf(secrets, of, code);
  await keepCode(db, now, { requestHash: requestHashOf(secrets, of), userId, codeHash, expiresAt });
  return { code, expiresAt };
}

/** A code that was tried, and whose it is. */
export interface TriedCode {
  requestHash: Hash;
  codeHash: Hash;
  userId: bigint | null;
  isRight: boolean;
}

/** Tries a code, within five tries of its request; null when there is none to try. */
export async function tryCode(
  { db, now, services: { secrets } }: CodeCall<Database>,
  { code, ...of }: CodeOf & { code: string },
): Promise<TriedCode | null> {
  const requestHash = requestHashOf(secrets, of);
  const typed = codeHashOf(secrets, of, code);
  const tried = await countTry(db, requestHash, now);
  if (tried === null) return null;
  const isRight = timingSafeEqual(tried.codeHash, typed);
  if (!isRight) await takeAttempt(db, [wrongTriesLimit(of.purpose, nameOf(secrets, of))], now);
  return { ...tried, requestHash, isRight };
}

/** What a receiver is counted by; it is not readable. */
function nameOf(secrets: Secrets, { purpose, receiver }: Receiver): string {
  return Buffer.from(secrets.hashOf(`${purpose} receiver`, receiver)).toString("base64url");
}

function requestHashOf(secrets: Secrets, { purpose, request }: CodeOf): Hash {
  return secrets.hashOf(`${purpose} request`, request);
}

function codeHashOf(secrets: Secrets, { purpose, request, receiver, terms = [] }: CodeOf, code: string): Hash {
  return secrets.hashOf(`${purpose} code`, request, receiver, code, ...terms);
}
