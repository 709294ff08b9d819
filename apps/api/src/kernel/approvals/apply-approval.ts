import { canonicalJson } from "#kernel/request-hash.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Danger } from "#core/danger.ts";
import { refusalIn, refuse } from "#core/refusal.ts";
import { storedDangerOf } from "#core/stored-danger.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { answeredOnce } from "#kernel/answered-once.ts";
import { checkBranches } from "#kernel/branches.ts";
import { checkMayCall } from "#kernel/may-call.ts";
import { decodeInput, InvalidInput } from "#kernel/decode-input.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { checkDeferredRules, endApproval, rollbackToSavepoint, savepoint } from "./approval-store.ts";
import type { ApprovalEnd, LockedApproval } from "./approval-store.ts";
import { openInput } from "./sealed-input.ts";

/** Who confirmed it, and from where; nobody when its delay was over. */
export interface Confirmation {
  checkerId: bigint | null;
  now: Date;
  requestId: string;
  address: string;
  remarks: string | null;
}

/**
 * Carries out what an approval is about, through the handler of its operation and in the name of its maker, and ends it. Where the
 * records do not allow it any more, nothing of it stays and it ends as failed; where the day is closed, it throws and goes on
 * waiting. It is ended before it is carried out,
 * because that may shut out whoever confirms it.
 */
export async function applyApproval(
  kernel: Kernel,
  tx: Transaction,
  approval: LockedApproval,
  confirmation: Confirmation,
): Promise<ApprovalEnd> {
  const { checkerId, now, remarks } = confirmation;
  const endAs = async (end: ApprovalEnd) => {
    await endApproval(tx, approval.id, { ...end, checkerId, now, remarks });
    return end;
  };
  await savepoint(tx);
  try {
    const approved = await endAs({ state: "approved", outcome: null });
    await carryOut(kernel, tx, approval, confirmation);
    await checkDeferredRules(tx);
    return approved;
  } catch (error) {
    const refusal = error instanceof InvalidInput ? refuse("approval_changed") : refusalIn(error);
    if (refusal === null || passesByItself(refusal)) throw error;
    await rollbackToSavepoint(tx);
    return await endAs({ state: "failed", outcome: { code: refusal.code, params: refusal.params } });
  }
}

/** Tomorrow is open: the approval goes on waiting until then. */
export function passesByItself(refusal: { code: string } | null): boolean {
  return refusal?.code === "day_closed";
}

async function carryOut(
  kernel: Kernel,
  tx: Transaction,
  approval: LockedApproval,
  { checkerId, now, requestId, address }: Confirmation,
): Promise<void> {
  const runnable = kernel.runnableOf(approval.operation);
  const maker = await kernel.actorOf(tx, approval.makerId);
  if (runnable === undefined || maker === null) throw refuse("approval_changed");
  // Where it was asked for, although its maker may be elsewhere by now.
  const { workedIn, seen } = maker.branches;
  if (workedIn !== null && !workedIn.includes(approval.branchId)) throw refuse("approval_changed");
  const actor = { ...maker, branches: { workedIn, seen, current: approval.branchId } };
  const { operation, handler } = runnable;
  checkMayCall(operation, actor);
  const { services, businessDayOf } = kernel;
  const input = decodeInput(operation, openInput(services.secrets, approval));
  // What it is about may have gone to another branch since.
  const branches = await checkBranches(kernel.branchesOf, operation, { actor, input, db: tx });

  const dangers: Danger[] = [];
  const danger = (what: Danger) => void dangers.push(what);
  const context: CommandContext = {
    actorId: actor.userId.toString(),
    actorType: actor.role,
    operation: operation.wire,
    // That it is done once is seen to by the approval, which is locked.
    key: null,
    requestHash: "",
    branchId: approval.branchId,
    requestId,
    address,
    isWeighed: true,
    approval: { approvalId: approval.id.toString(), approvedBy: checkerId?.toString() ?? null },
  };
  const call = { actor, branches, input, now, today: businessDayOf(now), refuse, services, context, danger };
  if (handler.kind === "money") await handler.run({ ...call, db: tx, ownerId: null });
  else {
    assert(handler.kind === "command", "what waits is a command");
    await answeredOnce(tx, context, now, (note) => handler.run({ ...call, tx, note, prepared: null }));
  }
  if (fingerprint(dangers.map(storedDangerOf)) !== fingerprint(approval.dangers)) throw refuse("approval_changed");
}

/** What a checker saw, whatever its order. */
function fingerprint(dangers: readonly object[]): string {
  return dangers.map(canonicalJson).toSorted().join("\n");
}
