import { operations } from "@thangam/contracts";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import * as ledger from "#ledger/day-operations.ts";
import { varianceDanger } from "#core/variance-danger.ts";
import { shopHour } from "#platform/clock.ts";
import { moneyCommand } from "#kernel/handler.ts";
import { differencesOf } from "./day-store.ts";

/**
 * Whoever takes money counts it. Small differences of several days are weighed together, so that many of them are not less than a
 * large one. The rules stand in close_day(), under a lock that no payment of that day passes.
 */
export const closeDay = moneyCommand(operations.closeDay, async (call) => {
  const { actor, input, db, context, now, today, services, danger } = call;
  const placeId = input.branchNumber ?? actor.branches.current;
  const variancePaise = await ledger.closeDay(db, context, {
    now,
    today,
    hour: shopHour(services.timeZone)(now),
    day: input.day,
    placeId,
    counts: input.counts.map(({ mode, countedPaise, reason }) => ({
      mode: paymentModeCodes.of(mode),
      countedPaise: countedPaise ?? null,
      reason: reason ?? null,
    })),
    carriedPaise: input.carriedPaise ?? 0n,
    note: input.note ?? null,
    isConfirmed: input.isConfirmed ?? false,
  });
  for (const { mode, ...difference } of await differencesOf(db, input.day, placeId))
    danger(varianceDanger({ recordId: input.day, subject: input.day, ...difference, facts: { method: mode } }));
  return { day: input.day, variancePaise: paise(variancePaise) };
});
