import { readPublicKeys, verifyEvidence } from "#evidence/index.ts";
import { verifyAccounts } from "#features/accounts/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { noteVerification } from "./evidence-store.ts";

interface VerificationWork {
  db: Database;
  /** Of the same database, to read over a connection of its own. */
  databaseUrl: string;
  clock: Clock;
  evidence: { dir: string };
}

/** As many as an Admin reads in a log. */
const maxTold = 20;

/**
 * Checks everything: replays the books, the records and the audit trail, and compares them with every checkpoint. It notes what it
 * found, and fails where anything is wrong, so that an Admin is told as of any work that fails.
 */
export async function verifyBooks({ db, databaseUrl, clock, evidence }: VerificationWork): Promise<void> {
  const startedAt = clock();
  const { findings: inside, ...counts } = await verifyAccounts(db, databaseUrl);
  const isSealed = (await readPublicKeys(evidence.dir)).length > 0;
  const outside = isSealed ? (await verifyEvidence(databaseUrl, evidence.dir, [])).findings : [];
  const findings = [...inside, ...outside];
  await noteVerification(db, { kind: "full", startedAt, finishedAt: clock(), ...counts, findings });
  if (findings.length === 0) return;
  throw new Error(`${findings.length} findings of ledger:verify: ${findings.slice(0, maxTold).join(" ")}`);
}
