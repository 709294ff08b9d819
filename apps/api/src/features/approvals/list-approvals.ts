import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectApprovals } from "./approval-list-store.ts";
import { approvalView } from "./approval-view.ts";
import { checkableBy } from "./may-decide.ts";

export const listApprovals = query(operations.listApprovals, async ({ actor, input, db, now }) => {
  const checkable = checkableBy(actor);
  const { userId } = actor;
  const { rows, total } = await selectApprovals(db, { ...input, actorId: userId, checkable, now }, bounds(input));
  const views = rows.map((row) => approvalView(row, { userId, checkable, now }));
  return pageOf(views, total, input);
});
