import { operations } from "@thangam/contracts";
import { paymentModes } from "@thangam/contracts/values/payments";
import { TREND_DAYS } from "@thangam/contracts/reports/schemas";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { daysBefore, firstOfMonth } from "./report-days.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import type { Database } from "#platform/database/db.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import {
  collectionBetween,
  collectionByDay,
  countApprovedClients,
  countOpenBooksByScheme,
  creditedPaymentsOf,
} from "./report-store.ts";

export const todaysPayments = query(operations.todaysPayments, async ({ input, db, today }) => {
  const { rows, total } = await creditedPaymentsOf(db, today, { ...input, ...bounds(input) });
  const views = rows.map((row) => ({
    paymentId: row.id,
    clientName: row.client_name,
    bookNumber: row.book_number,
    schemeName: row.scheme_name,
    bookAmountPaise: paise(row.book_amount_paise),
    amountPaise: paise(row.amount_paise),
    mode: parseEnum(row.mode, paymentModes),
  }));
  return pageOf(views, total, input);
});

export const todaysCollection = query(operations.todaysCollection, ({ db, today }) => collected(db, today, today));

export const monthsCollection = query(operations.monthsCollection, ({ db, today }) =>
  collected(db, firstOfMonth(today), today),
);

export const monthsAmount = query(operations.monthsAmount, async ({ db, today }) => {
  const { amountPaise } = await collected(db, firstOfMonth(today), today);
  return { amountPaise };
});

export const countClients = query(operations.countClients, async ({ db }) => ({
  clientCount: await countApprovedClients(db),
}));

export const schemeRatio = query(operations.schemeRatio, async ({ db }) => {
  const rows = await countOpenBooksByScheme(db);
  return rows.map((row) => ({ bookCount: row.count, schemeName: row.scheme_name }));
});

export const dailyTrend = query(operations.dailyTrend, async ({ db, today }) => {
  const rows = await collectionByDay(db, daysBefore(today, TREND_DAYS - 1), today);
  return rows.map((row) => ({
    day: businessDayOf(row.day),
    paymentCount: row.count,
    amountPaise: paise(row.paise),
  }));
});

async function collected(db: Database, fromDay: string, toDay: BusinessDay) {
  const { count, paise: sum } = await collectionBetween(db, fromDay, toDay);
  return { paymentCount: count, amountPaise: paise(sum) };
}
