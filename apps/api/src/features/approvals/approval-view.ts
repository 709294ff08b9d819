import type { Approval } from "@thangam/contracts/approvals/schemas";
import { paise } from "@thangam/contracts/values/money";
import { withPhrases } from "#core/stored-phrases.ts";
import type { ApprovalRow } from "./approval-list-store.ts";

/** An approval, and what this person may do about it now. One whose time is over counts as expired before the job says so. */
export function approvalView(
  row: ApprovalRow,
  { userId, checkable, now }: { userId: bigint; checkable: readonly string[]; now: Date },
): Approval {
  const isOver = row.state === "waiting" && row.expiresAt <= now;
  const isWaiting = row.state === "waiting" && !isOver;
  const isOwn = row.makerId === userId;
  return {
    ...row,
    state: isOver ? "expired" : row.state,
    dangers: row.dangers.map((danger) => ({
      ...danger,
      facts: withPhrases(danger.facts),
      amountPaise: danger.amountPaise === null ? null : paise(BigInt(danger.amountPaise)),
    })),
    outcome: row.outcome && { ...row.outcome, params: withPhrases(row.outcome.params) },
    canDecide: isWaiting && !isOwn && checkable.includes(row.operation),
    canCancel: isWaiting && isOwn,
  };
}
