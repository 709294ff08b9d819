import { operations } from "@thangam/contracts";
import * as ledger from "#ledger/day-operations.ts";
import { moneyCommand } from "#kernel/handler.ts";

export const reopenDay = moneyCommand(operations.reopenDay, async ({ actor, input, db, context, now, danger }) => {
  const placeId = input.branchNumber ?? actor.branches.current;
  await ledger.reopenDay(db, context, { now, day: input.day, placeId, reason: input.reason });
  const { day, reason } = input;
  danger({ kind: "reopen_day", recordType: "business_day", recordId: day, subject: day, reason });
  return { day: input.day };
});
