import { operations } from "@thangam/contracts";
import * as ledger from "#ledger/day-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";

export const reopenDay = moneyCommand(operations.reopenDay, async ({ input, db, context, now }) => {
  await ledger.reopenDay(db, context, { now, day: input.day, reason: input.reason });
  return { day: input.day };
});
