import { approvalKinds } from "@thangam/contracts/kernel/approval-kinds";
import * as column from "#platform/database/columns.ts";
import type { Danger } from "./danger.ts";

/** A danger as it is stored: bigints as their digits, nothing left out. */
export const storedDanger = column.object({
  kind: column.enumOf(approvalKinds),
  recordType: column.text,
  recordId: column.nullable(column.text),
  subject: column.text,
  from: column.nullable(column.text),
  to: column.nullable(column.text),
  amountPaise: column.nullable(column.text),
  facts: column.textByKey,
});

export type StoredDanger = ReturnType<typeof storedDangerOf>;

export function storedDangerOf(danger: Danger) {
  const { kind, recordType, recordId, subject, from, to, amountPaise, facts = {} } = danger;
  return {
    kind,
    recordType,
    recordId: recordId === undefined ? null : String(recordId),
    subject,
    from: from ?? null,
    to: to ?? null,
    amountPaise: amountPaise === undefined ? null : String(amountPaise),
    facts,
  };
}
