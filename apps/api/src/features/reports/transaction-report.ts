import { operations } from "@thangam/contracts";
import { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import { listFile, mostRows } from "#documents/list-file.ts";
import type { ListFile } from "#documents/list-file.ts";
import { dayOnPaper, momentOnPaper, paperText } from "#documents/paper-texts.ts";
import type { Language } from "#documents/paper-texts.ts";
import { paymentBatches, paymentColumns, paymentsOf } from "#features/payments/index.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { word } from "#platform/word.ts";
import { reportDays } from "./report-days.ts";
import { reportedPayments, reportedTotals } from "./transaction-report-store.ts";
import type { StatusTotal } from "./transaction-report-store.ts";

export const transactionReport = query(
  operations.transactionReport,
  async ({ input, db, today, services: { timeZone } }) => {
    const filter = { ...input, ...reportDays(input, today), timeZone };
    const [ids, totals] = await Promise.all([reportedPayments(db, filter, bounds(input)), reportedTotals(db, filter)]);
    const rows = await paymentsOf(db, ids);
    const views = rows.map((row) => ({
      id: row.id,
      bookNumber: row.book_number,
      clientName: row.client_name,
      clientEmail: row.client_email,
      clientMobile: row.client_mobile,
      schemeName: row.scheme_name,
      transactionId: row.id,
      transactionNumber: row.transaction_number,
      receiptNumber: row.receipt_number,
      mode: word(row.mode, paymentModes),
      amountPaise: paise(row.amount_paise),
      paidAt: row.paid_at,
      time: momentOnPaper(row.paid_at, timeZone).slice(-5),
      status: word(row.status, paymentStatuses),
    }));
    return { ...pageOf(views, countOf(totals), input), totals: totals.map(totalView) };
  },
);

export const exportTransactionReport = query(
  operations.exportTransactionReport,
  async ({ input: { format, language, ...input }, db, now, today, services: { pdf, timeZone }, refuse }) => {
    const days = reportDays(input, today);
    const filter = { ...input, ...days, timeZone };
    const [ids, totals] = await Promise.all([
      reportedPayments(db, filter, { limit: mostRows[format] + 1, offset: 0 }),
      reportedTotals(db, filter),
    ]);
    if (ids.length > mostRows[format]) throw refuse("export_too_long");
    const list: ListFile = {
      name: `transaction-report-${days.fromDay}-${days.toDay}`,
      title: "Transaction report",
      facts: [
        { label: "From", value: dayOnPaper(days.fromDay) },
        { label: "To", value: dayOnPaper(days.toDay) },
        { label: "Payments", value: String(ids.length) },
      ],
      columns: paymentColumns,
      batches: paymentBatches(db, ids, timeZone),
      totals: totals.map((total) => totalCells(total, language)),
    };
    return listFile(list, { format, language }, { pdf, now, madeAt: momentOnPaper(now, timeZone) });
  },
);

function countOf(totals: readonly StatusTotal[]): number {
  return totals.reduce((sum, { count }) => sum + count, 0);
}

function totalView({ status, count, paise: sum }: StatusTotal) {
  return { status: word(status, paymentStatuses), paymentCount: count, amountPaise: paise(sum) };
}

/** A line of totals under the columns of the list. */
function totalCells({ status, count, paise: sum }: StatusTotal, language: Language) {
  return paymentColumns.map(({ heading }) => {
    if (heading === "Name") return `${paperText(language, "Total")}: ${count}`;
    if (heading === "Amount") return sum;
    return heading === "Status" ? status : null;
  });
}
