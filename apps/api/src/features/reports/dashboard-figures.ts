import { operations } from "@thangam/contracts";
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

export const todaysPayments = query(operations.todaysPayments, async ({ input, branches, db, today }) => {
  const { rows, total } = await creditedPaymentsOf(db, today, { ...input, branches, ...bounds(input) });
  return pageOf(rows, total, input);
});

export const todaysCollection = query(operations.todaysCollection, ({ branches, db, today }) =>
  collectionBetween(db, branches, today, today),
);

export const monthsCollection = query(operations.monthsCollection, ({ branches, db, today }) =>
  collectionBetween(db, branches, firstOfMonth(today), today),
);

export const monthsAmount = query(operations.monthsAmount, async ({ branches, db, today }) => {
  const { amountPaise } = await collectionBetween(db, branches, firstOfMonth(today), today);
  return { amountPaise };
});

export const countClients = query(operations.countClients, async ({ branches, db }) => ({
  clientCount: await countApprovedClients(db, branches),
}));

export const schemeRatio = query(operations.schemeRatio, ({ branches, db }) => countOpenBooksByScheme(db, branches));

/** All of it from the totals that are kept of each day. */
export const compareCollections = query(operations.compareCollections, async ({ branches, db, today }) => {
  const before = monthBefore(today);
  const days = [today, daysBefore(today, 1), daysBefore(today, 7), yearBefore(today)];
  const [month, monthThen, ...ofDays] = await Promise.all([
    collectionBetween(db, branches, firstOfMonth(today), today),
    collectionBetween(db, branches, before.fromDay, before.toDay),
    ...days.map((day) => collectionBetween(db, branches, day, day)),
  ]);
  return {
    today,
    days: ofDays.map((collected, at) => ({ day: days[at] ?? today, ...collected })),
    month,
    monthBefore: { ...before, ...monthThen },
  };
});

export const dailyTrend = query(operations.dailyTrend, ({ input, branches, db, today }) =>
  collectionByDay(db, branches, daysBefore(today, input.days - 1), today),
);
