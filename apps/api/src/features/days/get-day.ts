import { operations } from "@thangam/contracts";
import { paymentModes } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { countedFigures, ledgerFigures, neighbourDays, pendingOf, selectClosings } from "./day-store.ts";
import type { ClosingRow, FigureRow } from "./day-store.ts";

/** Of an open day what the ledger says now; of a closed one what it said, and what was counted, when it was closed. */
export const getDay = query(operations.getDay, async ({ input, db, today, refuse }) => {
  const day = input.day ?? today;
  if (day > today) throw refuse("day_not_come");
  const { rows: closings } = await selectClosings(db, { day, limit: 50, offset: 0 });
  const closing = closings.find(({ reopened_at: reopenedAt }) => reopenedAt === null);
  const [figures, neighbours, pending] = await Promise.all([
    closing === undefined ? ledgerFigures(db, day) : countedFigures(db, closing.id),
    neighbourDays(db, day),
    pendingOf(db, day),
  ]);
  return {
    day,
    isClosed: closing !== undefined,
    earlierDay: closing === undefined ? dayOrNull(neighbours.earlier) : null,
    laterDay: dayOrNull(neighbours.later),
    figures: figures.map(figureView),
    pendingCount: pending.count,
    pendingPaise: paise(pending.paise),
    closings: closings.map(closingView),
  };
});

export const listClosedDays = listQuery(operations.listClosedDays, async ({ input, db }) => {
  const { rows, total } = await selectClosings(db, { sort: input.sort, search: input.search, ...bounds(input) });
  return pageOf(rows.map(closingView), total, input);
});

function figureView(row: FigureRow) {
  return {
    mode: parseEnum(row.mode, paymentModes),
    openingPaise: paise(row.opening_paise),
    receiptCount: row.receipt_count,
    receiptsPaise: paise(row.receipts_paise),
    refundCount: row.refund_count,
    refundsPaise: paise(row.refunds_paise),
    expectedPaise: paise(row.expected_paise),
    countedPaise: row.counted_paise === null ? null : paise(row.counted_paise),
    reason: row.reason,
  };
}

function closingView(row: ClosingRow) {
  return {
    day: businessDayOf(row.day),
    closedAt: row.closed_at,
    closedBy: row.closed_by,
    expectedPaise: paise(row.expected_paise),
    countedPaise: paise(row.counted_paise),
    variancePaise: paise(row.counted_paise - row.expected_paise),
    carriedPaise: paise(row.carried_paise),
    note: row.note,
    reopenedAt: row.reopened_at,
    reopenedBy: row.reopened_by,
    reopenReason: row.reopen_reason,
  };
}

function dayOrNull(day: string | null) {
  return day === null ? null : businessDayOf(day);
}
