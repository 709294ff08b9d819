import type { Approval } from "@thangam/contracts/approvals/schemas";
import type { Actor } from "#core/actor.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findApproval } from "./approval-list-store.ts";
import { approvalView } from "./approval-view.ts";
import { checkableBy } from "./may-decide.ts";

/** An approval that was just changed, as it stands now. */
export async function shown(
  tx: Transaction,
  approvalId: bigint,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Approval> {
  const row = await findApproval(tx, approvalId);
  assert(row !== undefined, "an approval that was just changed is there");
  return approvalView(row, { userId: actor.userId, checkable: checkableBy(actor), now });
}
