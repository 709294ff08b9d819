import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { isBranch, isDayClosed, ledgerFigures } from "./day-store.ts";

/** Every count stays in the audit trail beside what the books said, so that one which is typed again to fit is seen. */
export const countDrawer = command(operations.countDrawer, async ({ actor, input, tx, today, note, refuse }) => {
  const { day, countedPaise } = input;
  const placeId = input.branchNumber ?? actor.branches.current;
  if (day > today) throw refuse("day_not_come");
  if (!(await isBranch(tx, placeId))) throw refuse("branch_not_found");
  if (await isDayClosed(tx, day, placeId)) throw refuse("day_already_closed");
  const cash = (await ledgerFigures(tx, day, placeId)).find(({ mode }) => mode === "Cash");
  assert(cash !== undefined, "every day has its cash");
  note({
    recordType: "business_day",
    recordId: day,
    detail: { cashPaise: String(countedPaise), variancePaise: String(countedPaise - cash.expectedPaise) },
  });
  return { ...cash, countedPaise };
});
