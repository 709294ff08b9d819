import type { CodeIn } from "@thangam/contracts/values/codes";
import type { paymentModeCodes } from "@thangam/contracts/values/payments";
import { closeDay } from "#ledger/day-operations.ts";
import type { Database } from "#platform/database/db.ts";
import { contextOf, testMoment } from "#testing/money.ts";

/** Closed days. */
export function daysOf(db: Database) {
  return {
    /** Closes a day with all as expected and nothing left in the drawer; returns the day. */
    async closedDay(given: { day: string; branchId?: number; actorId?: bigint | null; now?: Date }) {
      const { day, branchId = 1, actorId = null, now = testMoment } = given;
      const figures = await db.$queryRaw<{ mode: CodeIn<typeof paymentModeCodes>; expected_paise: bigint }[]>`
        select mode, expected_paise from day_figures(${day}::date, ${branchId}::smallint)`;
      await closeDay(db, contextOf("Close_Day", { actorId }), {
        now,
        today: day,
        hour: 21,
        day,
        placeId: branchId,
        // A drawer that gave more than it held was helped out from the safe.
        counts: figures.map(({ mode, expected_paise: expectedPaise }) =>
          mode === "cash" && expectedPaise < 0n
            ? { mode, countedPaise: 0n, reason: "Given from the safe" }
            : { mode, countedPaise: expectedPaise, reason: null },
        ),
        carriedPaise: 0n,
        note: null,
        isConfirmed: false,
      });
      return day;
    },
  };
}
