import { verifyAuditTrail } from "#audit/verify.ts";
import { checkSettlements } from "#features/books/index.ts";
import { verifyLedger } from "#ledger/verify.ts";
import type { Database } from "#platform/database/db.ts";

export interface Verified {
  books: number;
  journals: number;
  /** Of records. */
  versions: number;
  /** Of the audit trail. */
  entries: number;
  /** One sentence for each thing that is wrong. */
  findings: string[];
}

/** Replays the ledger and the audit trail, and computes every settlement again. */
export async function verifyAccounts(db: Database, databaseUrl: string): Promise<Verified> {
  const { books, journals, versions, findings: ofLedger } = await verifyLedger(databaseUrl, { isAudited: true });
  const { entries, findings: ofTrail } = await verifyAuditTrail(databaseUrl);
  return { books, journals, versions, entries, findings: [...ofLedger, ...(await checkSettlements(db)), ...ofTrail] };
}
