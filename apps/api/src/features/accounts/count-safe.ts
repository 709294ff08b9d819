import { operations } from "@thangam/contracts";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { placeName } from "./entry-store.ts";

/** What differs from the ledger is posted by count_safe(), which locks the safe. */
export const countSafe = moneyCommand(
  operations.countSafe,
  async ({ input: { placeNumber, countedPaise, reason = null }, db, context, now, today, danger }) => {
    const counting = { now, today, placeId: placeNumber, countedPaise, reason };
    const { day, expectedPaise } = await ledger.countSafe(db, context, counting);
    const over = countedPaise - expectedPaise;
    if (over !== 0n)
      danger({
        kind: "variance",
        recordType: "business_day",
        subject: await placeName(db, placeNumber),
        from: wireRupees(paise(expectedPaise)),
        to: wireRupees(countedPaise),
        amountPaise: over < 0n ? -over : over,
        reason,
        facts: { account: "Cash in the safe" },
      });
    return { day: businessDayOf(day), expectedPaise: paise(expectedPaise), countedPaise, variancePaise: paise(over) };
  },
);
