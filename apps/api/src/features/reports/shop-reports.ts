import { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import type { Refuse } from "#kernel/refusal.ts";
import { daysBefore, daysBetween, firstOfMonth } from "./report-days.ts";
import type { Days } from "./report-days.ts";
import { collectedBy, duesOn, maturingBy, owedByScheme } from "./shop-report-store.ts";
import type { CollectedRow } from "./shop-report-store.ts";

/** Instalments due within these days from today on are shown before they are overdue. */
export const DUE_SOON_DAYS = 7;
export const MATURING_SOON_DAYS = 30;
const mostDays = 2 * 366;

export const collectionReport = query(operations.collectionReport, async ({ input, db, today, refuse }) => {
  const days = collectionDays(input, today, refuse);
  const rows = await collectedBy(db, input.group, days);
  return {
    ...days,
    rows: rows.map((row) => ({ key: row.key, ...collectedView(row) })),
    totals: collectedView(sumOf(rows)),
  };
});

export const duesReport = query(operations.duesReport, async ({ input, db, today }) => {
  const asked = { ...input, ...bounds(input), daysAhead: DUE_SOON_DAYS };
  const { rows, total, paise: sum } = await duesOn(db, today, asked);
  const views = rows.map((row) => ({
    bookId: row.id,
    bookNumber: row.number,
    clientName: row.client_name,
    clientMobile: row.client_mobile,
    schemeName: row.scheme_name,
    instalmentNumber: row.instalment,
    dueOn: businessDayOf(row.due_on),
    daysOverdue: row.days_overdue,
    instalmentsDue: row.instalments_due,
    duePaise: paise(row.due_paise),
  }));
  return { ...pageOf(views, total, input), totals: { duePaise: paise(sum) } };
});

export const maturityReport = query(operations.maturityReport, async ({ input, db, today }) => {
  const lastDay = daysBefore(today, -input.withinDays);
  const { rows, total, paise: sum, mg } = await maturingBy(db, lastDay, { ...input, ...bounds(input) });
  const views = rows.map((row) => ({
    bookId: row.id,
    bookNumber: row.number,
    clientName: row.client_name,
    clientMobile: row.client_mobile,
    schemeName: row.scheme_name,
    maturesOn: businessDayOf(row.matures_on),
    instalmentsPaid: row.instalments_paid,
    instalments: row.instalments,
    paidTotalPaise: paise(row.paid_paise),
    weightTotalMg: milligrams(row.weight_mg),
  }));
  return { ...pageOf(views, total, input), totals: { paidTotalPaise: paise(sum), weightTotalMg: milligrams(mg) } };
});

export const liabilityReport = query(operations.liabilityReport, async ({ db }) => {
  const rows = await owedByScheme(db);
  const whole = rows.reduce(
    (sum, row) => ({ books: sum.books + row.books, paise: sum.paise + row.paise, mg: sum.mg + row.mg }),
    {
      books: 0,
      paise: 0n,
      mg: 0n,
    },
  );
  const view = (row: { books: number; paise: bigint; mg: bigint }) => ({
    bookCount: row.books,
    paidTotalPaise: paise(row.paise),
    weightTotalMg: milligrams(row.mg),
  });
  return {
    rows: rows.map((row) => ({ schemeName: row.scheme_name, status: row.status, ...view(row) })),
    totals: view(whole),
  };
});

/** The days asked for; one alone reaches to today or back to the first of its month, none are this month so far. */
export function collectionDays(
  { fromDay, toDay }: { fromDay?: BusinessDay | undefined; toDay?: BusinessDay | undefined },
  today: BusinessDay,
  refuse: Refuse<"report_range_too_long">,
): Days {
  const last = toDay ?? (fromDay !== undefined && fromDay > today ? fromDay : today);
  const days = { fromDay: fromDay ?? firstOfMonth(last), toDay: last };
  if (daysBetween(days.fromDay, days.toDay) > mostDays) throw refuse("report_range_too_long");
  return days;
}

/** The sum of all rows. */
export function sumOf(rows: readonly CollectedRow[]): CollectedRow {
  const nothing: CollectedRow = { key: null, receipts: 0, credited: 0n, refunds: 0, refunded: 0n, moved: 0n, mg: 0n };
  return rows.reduce(
    (sum, row) => ({
      key: null,
      receipts: sum.receipts + row.receipts,
      credited: sum.credited + row.credited,
      refunds: sum.refunds + row.refunds,
      refunded: sum.refunded + row.refunded,
      moved: sum.moved + row.moved,
      mg: sum.mg + row.mg,
    }),
    nothing,
  );
}

function collectedView({ receipts, credited, refunds, refunded, moved, mg }: CollectedRow) {
  return {
    receiptCount: receipts,
    creditedPaise: paise(credited),
    refundCount: refunds,
    refundedPaise: paise(refunded),
    movedPaise: paise(moved),
    netPaise: paise(credited - refunded + moved),
    netMg: milligrams(mg),
  };
}
