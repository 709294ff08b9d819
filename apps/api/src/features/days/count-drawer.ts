import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { askedDay } from "./asked-day.ts";
import { isDayClosed, keepDrawerCount, ledgerFigures } from "./day-store.ts";

/**
 * Whoever counts blind closes a day only after such a count. Every count stays in the audit trail beside what the books said, so that
 * one which is typed again to fit is seen.
 */
export const countDrawer = command(operations.countDrawer, async (call) => {
  const { input, tx, context, now, note, refuse } = call;
  const { countedPaise } = input;
  const { day, placeId } = await askedDay(tx, call);
  if (await isDayClosed(tx, day, placeId)) throw refuse("day_already_closed");
  const cash = (await ledgerFigures(tx, day, placeId)).find(({ mode }) => mode === "Cash");
  assert(cash !== undefined, "every day has its cash");
  await keepDrawerCount(tx, context, { now, day, placeId, countedPaise });
  note({
    recordType: "business_day",
    recordId: day,
    detail: { cashPaise: String(countedPaise), variancePaise: String(countedPaise - cash.expectedPaise) },
  });
  return { ...cash, countedPaise };
});
