import { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import type { Paise } from "@thangam/contracts/values/money";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { dueSource } from "#features/dues/index.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import type { Refuse } from "#core/refusal.ts";
import { daysBefore, daysBetween, firstOfMonth } from "./report-days.ts";
import type { Days } from "./report-days.ts";
import { duesOn, maturingBy } from "./due-store.ts";
import { keptDuesOn } from "./kept-due-store.ts";
import { collectedBy, owedByScheme } from "./shop-report-store.ts";
import type { Collected, Owed } from "./shop-report-store.ts";

/** Instalments due within these days from today on are shown before they are overdue. */
export const DUE_SOON_DAYS = 7;
export const MATURING_SOON_DAYS = 30;
const maxDays = 2 * 366;

export const collectionReport = query(operations.collectionReport, async ({ input, branches, db, today, refuse }) => {
  const days = collectionDays(input, today, refuse);
  const rows = await collectedBy(db, input.group, days, branches);
  return {
    ...days,
    rows: rows.map(collectedView),
    totals: collectedView(sumOf(rows)),
  };
});

export const duesReport = query(operations.duesReport, async ({ input, branches, db, today }) => {
  const asked = { ...input, branches, ...bounds(input), daysAhead: DUE_SOON_DAYS };
  const { from, notedAt } = await dueSource(db, today);
  const read = notedAt === null ? duesOn(db, today, asked) : keptDuesOn(db, today, from, asked);
  const { rows, total, totalPaise } = await read;
  return { ...pageOf(rows, total, input), totals: { duePaise: totalPaise, notedAt } };
});

export const maturityReport = query(operations.maturityReport, async ({ input, branches, db, today }) => {
  const lastDay = daysBefore(today, -input.withinDays);
  const { rows, sums } = await maturingBy(db, { branches, today, lastDay }, { ...input, ...bounds(input) });
  return { ...pageOf(rows, sums.total, input), totals: sums };
});

export const liabilityReport = query(operations.liabilityReport, async ({ branches, db }) => {
  const rows = await owedByScheme(db, branches);
  return { rows, totals: owedInAll(rows) };
});

/** The sum of all rows. */
export function owedInAll(rows: readonly Owed[]) {
  return {
    bookCount: rows.reduce((sum, { bookCount }) => sum + bookCount, 0),
    paidTotalPaise: paise(rows.reduce((sum, { paidTotalPaise }) => sum + paidTotalPaise, 0n)),
    weightTotalMg: milligrams(rows.reduce((sum, { weightTotalMg }) => sum + weightTotalMg, 0n)),
  };
}

/** The days asked for; one alone reaches to today or back to the first of its month, none are this month so far. */
export function collectionDays(
  { fromDay, toDay }: { fromDay?: BusinessDay | undefined; toDay?: BusinessDay | undefined },
  today: BusinessDay,
  refuse: Refuse<"report_range_too_long">,
): Days {
  const last = toDay ?? (fromDay !== undefined && fromDay > today ? fromDay : today);
  const days = { fromDay: fromDay ?? firstOfMonth(last), toDay: last };
  if (daysBetween(days.fromDay, days.toDay) > maxDays) throw refuse("report_range_too_long");
  return days;
}

/** The sum of all rows. */
export function sumOf(rows: readonly Collected[]): Collected {
  const none = { key: null, receiptCount: 0, refundCount: 0, ...nothing };
  return rows.reduce<Collected>(
    (sum, row) => ({
      key: null,
      receiptCount: sum.receiptCount + row.receiptCount,
      creditedPaise: paise(sum.creditedPaise + row.creditedPaise),
      refundCount: sum.refundCount + row.refundCount,
      refundedPaise: paise(sum.refundedPaise + row.refundedPaise),
      movedPaise: paise(sum.movedPaise + row.movedPaise),
      netMg: milligrams(sum.netMg + row.netMg),
    }),
    none,
  );
}

const nothing = { creditedPaise: paise(0n), refundedPaise: paise(0n), movedPaise: paise(0n), netMg: milligrams(0n) };

export function netPaiseOf({ creditedPaise, refundedPaise, movedPaise }: Collected): Paise {
  return paise(creditedPaise - refundedPaise + movedPaise);
}

function collectedView(row: Collected) {
  return { ...row, netPaise: netPaiseOf(row) };
}
