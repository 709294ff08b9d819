import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { shopHour } from "#platform/clock.ts";
import { askedDay } from "./asked-day.ts";
import { closesEarly } from "./closes-early.ts";
import {
  closingHour,
  closingKeys,
  countedFigures,
  countsBlind,
  isSafeUncounted,
  ledgerFigures,
  neighbourDays,
  pendingOf,
  selectClosings,
} from "./day-store.ts";
import type { DayClosing } from "./day-store.ts";

/** Of an open day what the ledger says now; of a closed one what it said, and what was counted, when it was closed. */
export const getDay = query(operations.getDay, async (call) => {
  const { actor, db, now, today, services } = call;
  const { day, placeId } = await askedDay(db, call);
  const { rows: closings } = await selectClosings(db, { day, branches: [placeId] }, { limit: 50, offset: 0 });
  const closing = closings.find(({ reopenedAt }) => reopenedAt === null);
  const [figures, { earlierDay, laterDay }, pending, hour, isUncounted, isBlind] = await Promise.all([
    closing === undefined ? ledgerFigures(db, day, placeId) : countedFigures(db, closing.id),
    neighbourDays(db, day, placeId),
    pendingOf(db, day, placeId),
    closingHour(db, placeId),
    isSafeUncounted(db, today, placeId),
    countsBlind(db, actor),
  ]);
  return {
    day,
    isClosed: closing !== undefined,
    closesEarly: closing === undefined && closesEarly(day, today, shopHour(services.timeZone)(now), hour),
    closingHour: hour,
    earlierDay: closing === undefined ? earlierDay : null,
    laterDay,
    countsBlind: isBlind,
    figures: isBlind && closing === undefined ? figures.filter(({ mode }) => mode !== "Cash") : figures,
    ...pending,
    isSafeUncounted: isUncounted,
    closings: closings.map(closingView),
  };
});

export const listClosedDays = listQuery(operations.listClosedDays, {
  run: async ({ input: { sort, search, ...input }, branches, db, keys }) => {
    const { rows, total } = await selectClosings(db, { branches, sort, search }, { ...bounds(input), keys });
    return pageOf(rows.map(closingView), total, input);
  },
  keys: ({ input: { sort, search }, branches, db }, limit) => closingKeys(db, { branches, sort, search }, limit),
});

function closingView(closing: DayClosing) {
  return { ...closing, variancePaise: paise(closing.countedPaise - closing.expectedPaise) };
}
