import type { AuditNote, CommandContext } from "#core/command-context.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

/** Keeps who did what to which record. Inside a transaction the row stands or falls with what it tells about. */
export async function writeAudit(
  db: Database | Transaction,
  context: CommandContext,
  now: Date,
  { recordType, recordId, detail = {} }: AuditNote,
): Promise<void> {
  await db.$executeRaw`
    select write_audit(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${recordType}, ${String(recordId)},
                       ${JSON.stringify(detail)}::jsonb)`;
}
