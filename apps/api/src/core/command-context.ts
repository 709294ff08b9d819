/**
 * Who, what and from where, as it is kept with every write. The SQL functions of the ledger take it as it
 * is; `key` and `requestHash` make a repeated request answer as the first did.
 */
export interface CommandContext {
  actorId: string | null;
  actorType: string | null;
  operation: string;
  key: string | null;
  requestHash: string;
  /** The branch in which it is done; the first one where it is left out. */
  branchId?: number;
  requestId: string;
  address: string;
  /** What makes it dangerous is looked at before it is done. A function may leave undone what is not. */
  isWeighed?: true;
  /** Of a call that waited for somebody: every audit entry that it leaves names both. */
  approval?: { approvalId: string; approvedBy: string | null };
}

/** Whether others were shown what is carried out before it was: `was_approved` is the twin. */
export function wasApproved({ approval }: CommandContext): boolean {
  return approval !== undefined;
}

/** What a command says happened; it becomes the audit row written in the same transaction. */
export interface AuditNote {
  recordType: string;
  recordId: bigint | string;
  detail?: Record<string, string | number | boolean | null>;
}
