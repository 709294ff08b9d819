import { operations } from "@thangam/contracts";
import { askAgain } from "#features/payments/index.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectApprovals } from "./approval-list-store.ts";
import type { ApprovalRow } from "./approval-list-store.ts";
import { approvalView } from "./approval-view.ts";
import { checkableBy } from "./may-decide.ts";

/** Of what still waits, the gateway is asked what it says of the money now. */
export const listApprovals = query(operations.listApprovals, async ({ actor, input, branches, db, now, services }) => {
  const checkable = checkableBy(actor);
  const { userId } = actor;
  const select = () => selectApprovals(db, { ...input, branches, actorId: userId, checkable, now }, bounds(input));
  const found = await select();
  const isNew = await askAgain({ db, now, ...services }, found.rows.flatMap(paymentsThatWait));
  const { rows, total } = isNew ? await select() : found;
  const views = rows.map((row) => approvalView(row, { userId, checkable, now }));
  return pageOf(views, total, input);
});

function paymentsThatWait({ state, dangers }: ApprovalRow): bigint[] {
  if (state !== "waiting") return [];
  return dangers.flatMap(({ recordType, recordId }) =>
    recordType === "payment" && recordId !== null ? [BigInt(recordId)] : [],
  );
}
