import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { varianceDanger } from "#core/variance-danger.ts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { placeName } from "./entry-store.ts";
import { unseenDifferenceOf } from "./safe-count-store.ts";

/**
 * What differs from the ledger is posted by count_safe(), which locks the safe. Small differences are weighed together, so that
 * many of them are not less than a large one.
 */
export const countSafe = moneyCommand(
  operations.countSafe,
  async ({ actor, input, db, context, now, today, danger }) => {
    const { placeNumber = actor.branches.current, countedPaise, reason = null } = input;
    const counting = { now, today, placeId: placeNumber, countedPaise, reason };
    const { day, expectedPaise } = await ledger.countSafe(db, context, counting);
    const over = countedPaise - expectedPaise;
    if (over !== 0n)
      danger(
        varianceDanger({
          subject: await placeName(db, placeNumber),
          expectedPaise,
          countedPaise,
          togetherPaise: await unseenDifferenceOf(db, placeNumber),
          reason,
          facts: { account: "Cash in the safe" },
        }),
      );
    return { day: businessDayOf(day), expectedPaise: paise(expectedPaise), countedPaise, variancePaise: paise(over) };
  },
);
