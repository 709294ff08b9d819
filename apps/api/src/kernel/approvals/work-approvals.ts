import { writeAudit } from "#audit/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import { refusalIn } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { untilNoneIsLeft } from "#platform/database/steps.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import type { Services } from "#kernel/handler.ts";
import { inHashedTransaction } from "#kernel/hashed-transaction.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { withRetries } from "#kernel/with-retries.ts";
import { applyApproval, passesByItself } from "./apply-approval.ts";
import { expireApprovals, lockDueApproval } from "./approval-store.ts";

/**
 * Carries out what waited for its delay alone, each in a transaction of its own, and ends what nobody decided about in
 * time. What a closed day refuses waits for the next one. Safe in several processes at once, and after any interruption. One that fails is tried again at the next call and
 * stops none of the others. Returns how many were ended.
 */
export async function workApprovals(kernel: Kernel): Promise<number> {
  const faults: unknown[] = [];
  const tried = new Set<bigint>();
  for (;;) {
    const before = [...tried];
    const take = (tx: Transaction, services: Services) => takeDue({ ...kernel, services }, tx, { before, tried });
    try {
      await withRetries(() => inHashedTransaction(kernel.db, kernel.services, take));
    } catch (error) {
      if (!passesByItself(refusalIn(error))) faults.push(error);
    }
    if (tried.size === before.length) break;
  }
  const expired = await untilNoneIsLeft(() => inTransaction(kernel.db, (tx) => expireSome(tx, kernel.clock())));
  if (faults.length > 0) throw faults[0];
  return tried.size + expired;
}

/** Takes one that was not tried `before`; when its transaction is run again, that one again. */
async function takeDue(
  kernel: Kernel,
  tx: Transaction,
  { before, tried }: { before: readonly bigint[]; tried: Set<bigint> },
): Promise<void> {
  const now = kernel.clock();
  const approval = await lockDueApproval(tx, now, before);
  if (approval === undefined) return;
  tried.add(approval.id);
  const confirmation = { checkerId: null, now, requestId: `approval:${approval.id}`, address: "", remarks: null };
  const { state } = await applyApproval(kernel, tx, approval, confirmation);
  const detail = { operation: approval.operation, state };
  await writeAudit(tx, byItself("Apply_Approval"), now, { recordType: "approval", recordId: approval.id, detail });
}

async function expireSome(tx: Transaction, now: Date): Promise<number> {
  const expired = await expireApprovals(tx, now);
  for (const recordId of expired)
    await writeAudit(tx, byItself("Expire_Approval"), now, { recordType: "approval", recordId });
  return expired.length;
}

function byItself(operation: string): CommandContext {
  return { actorId: null, actorType: null, operation, key: null, requestHash: "", requestId: "", address: "" };
}
