import { verifyTrailTails } from "#audit/verify.ts";
import { readPublicKeys, verifyEvidence, verifySealedSince } from "#evidence/index.ts";
import { verifyAccounts } from "#features/accounts/index.ts";
import { verifyTails } from "#ledger/verify-tails.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { newestCheckpoint, noteVerification, verifiedUpTo } from "./evidence-store.ts";
import type { FinishedVerification } from "./evidence-store.ts";

interface VerificationWork {
  db: Database;
  /** Of the same database, to read over a connection of its own. */
  databaseUrl: string;
  clock: Clock;
  evidence: { dir: string };
}

type Verified = Omit<FinishedVerification, "startedAt" | "finishedAt">;

/** As many as an Admin reads in a log. */
const maxTold = 20;

/**
 * Checks what was sealed since the last time; once a week, and where there is nothing to go on from, everything. It notes what it found,
 * and fails where anything is wrong, so that an Admin is told as of any work that fails.
 */
export async function verifyBooks({ db, databaseUrl, clock, evidence }: VerificationWork): Promise<void> {
  const startedAt = clock();
  const after = await verifiedUpTo(db, startedAt);
  const verified = await (after === null
    ? verifyAll(db, databaseUrl, evidence.dir)
    : verifySince(databaseUrl, evidence.dir, after));
  const { findings } = verified;
  await noteVerification(db, { ...verified, startedAt, finishedAt: clock() });
  if (findings.length === 0) return;
  throw new Error(`${findings.length} findings of ledger:verify: ${findings.slice(0, maxTold).join(" ")}`);
}

/** Replays the books, the records and the audit trail, and compares them with every checkpoint. */
async function verifyAll(db: Database, databaseUrl: string, dir: string): Promise<Verified> {
  const sealed = await newestCheckpoint(db);
  const { findings: inside, ...counts } = await verifyAccounts(db, databaseUrl);
  const isSealed = (await readPublicKeys(dir)).length > 0;
  const outside = isSealed ? (await verifyEvidence(databaseUrl, dir, [])).findings : [];
  return { kind: "full", checkpoint: sealed?.number ?? null, ...counts, findings: [...inside, ...outside] };
}

/** Compares the checkpoints since with the database, and follows from there on what they say has gone on. */
export async function verifySince(databaseUrl: string, dir: string, after: bigint): Promise<Verified> {
  const { checkpoint, findings: outside, trail, ...tails } = await verifySealedSince(databaseUrl, dir, Number(after));
  const { findings: inside, ...counts } = await verifyTails(databaseUrl, tails);
  const { entries, findings: ofTrail } = await verifyTrailTails(databaseUrl, trail);
  const findings = [...outside, ...inside, ...ofTrail];
  return { kind: "incremental", checkpoint: BigInt(checkpoint), ...counts, entries, findings };
}
