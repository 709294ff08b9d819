import { operations } from "@thangam/contracts";
import { TREND_DAYS } from "@thangam/contracts/reports/schemas";
import { daysBefore, firstOfMonth, monthBefore, yearBefore } from "./report-days.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import {
  collectionBetween,
  collectionByDay,
  countApprovedClients,
  countOpenBooksByScheme,
  creditedPaymentsOf,
} from "./report-store.ts";

export const todaysPayments = query(operations.todaysPayments, async ({ input, db, today }) => {
  const { rows, total } = await creditedPaymentsOf(db, today, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});

export const todaysCollection = query(operations.todaysCollection, ({ db, today }) =>
  collectionBetween(db, today, today),
);

export const monthsCollection = query(operations.monthsCollection, ({ db, today }) =>
  collectionBetween(db, firstOfMonth(today), today),
);

export const monthsAmount = query(operations.monthsAmount, async ({ db, today }) => {
  const { amountPaise } = await collectionBetween(db, firstOfMonth(today), today);
  return { amountPaise };
});

export const countClients = query(operations.countClients, async ({ db }) => ({
  clientCount: await countApprovedClients(db),
}));

export const schemeRatio = query(operations.schemeRatio, ({ db }) => countOpenBooksByScheme(db));

/** All of it from the totals that are kept of each day. */
export const compareCollections = query(operations.compareCollections, async ({ db, today }) => {
  const before = monthBefore(today);
  const days = [today, daysBefore(today, 1), daysBefore(today, 7), yearBefore(today)];
  const [month, monthThen, ...ofDays] = await Promise.all([
    collectionBetween(db, firstOfMonth(today), today),
    collectionBetween(db, before.fromDay, before.toDay),
    ...days.map((day) => collectionBetween(db, day, day)),
  ]);
  return {
    today,
    days: ofDays.map((collected, at) => ({ day: days[at] ?? today, ...collected })),
    month,
    monthBefore: { ...before, ...monthThen },
  };
});

export const dailyTrend = query(operations.dailyTrend, ({ db, today }) =>
  collectionByDay(db, daysBefore(today, TREND_DAYS - 1), today),
);
