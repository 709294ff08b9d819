import { operations } from "@thangam/contracts";
import { paymentModes } from "@thangam/contracts/payments";
import { paise } from "@thangam/contracts/values/money";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { query } from "#operations/handler.ts";
import { bounds, pageOf } from "#operations/page.ts";
import type { Database } from "#platform/db.ts";
import { word } from "#platform/word.ts";
import { collectionBetween, countOpenBooksByScheme, creditedPaymentsOf } from "./report-store.ts";

export const todaysPayments = query(operations.todaysPayments, async ({ input, db, today }) => {
  const { rows, total } = await creditedPaymentsOf(db, today, { ...input, ...bounds(input) });
  const views = rows.map((row) => ({
    paymentId: row.id,
    clientName: row.client_name,
    bookNumber: row.book_number,
    schemeName: row.scheme_name,
    bookAmountPaise: paise(row.book_amount_paise),
    amountPaise: paise(row.amount_paise),
    mode: word(row.mode, paymentModes),
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
  clientCount: await db.client.count({ where: { status: "Approved" } }),
}));

export const schemeRatio = query(operations.schemeRatio, async ({ db }) => {
  const rows = await countOpenBooksByScheme(db);
  return rows.map((row) => ({ bookCount: row.count, schemeName: row.scheme_name }));
});

async function collected(db: Database, fromDay: string, toDay: BusinessDay) {
  const { count, paise: sum } = await collectionBetween(db, fromDay, toDay);
  return { paymentCount: count, amountPaise: paise(sum) };
}

function firstOfMonth(day: BusinessDay): string {
  return `${day.slice(0, 8)}01`;
}
