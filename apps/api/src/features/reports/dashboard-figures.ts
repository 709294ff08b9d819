import { operations } from "@thangam/contracts";
import { TREND_DAYS } from "@thangam/contracts/reports/schemas";
import { daysBefore, firstOfMonth } from "./report-days.ts";
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

export const dailyTrend = query(operations.dailyTrend, ({ db, today }) =>
  collectionByDay(db, daysBefore(today, TREND_DAYS - 1), today),
);
