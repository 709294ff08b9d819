import { verifyAuditTrail } from "#audit/verify.ts";
import { checkSettlements } from "#features/books/index.ts";
import { verifyLedger } from "#ledger/verify.ts";
import type { Database } from "#platform/database/db.ts";

export interface Verified {
  books: number;
  journals: number;
  /** Of the audit trail. */
  entries: number;
  /** One sentence for each thing that is wrong. */
  findings: string[];
}

/** Replays the ledger and the audit trail, and computes every settlement again. */
export async function verifyAccounts(db: Database, databaseUrl: string): Promise<Verified> {
  const { books, journals, findings: ofLedger } = await verifyLedger(databaseUrl, { isAudited: true });
  const { entries, findings: ofTrail } = await verifyAuditTrail(databaseUrl);
  return { books, journals, entries, findings: [...ofLedger, ...(await checkSettlements(db)), ...ofTrail] };
}

/** As many as an Admin reads in a log. */
const maxTold = 20;

/** The verification of every night. It fails where anything is wrong, so that an Admin is told as of any work that fails. */
export async function requireSoundAccounts({ db, databaseUrl }: { db: Database; databaseUrl: string }): Promise<void> {
  const { findings } = await verifyAccounts(db, databaseUrl);
  if (findings.length === 0) return;
  throw new Error(`${findings.length} findings of ledger:verify: ${findings.slice(0, maxTold).join(" ")}`);
}
