import { formatDay, formatMoment } from "@thangam/texts/format-day";
import { documentText } from "#documents/document-texts.ts";
import type { Language } from "@thangam/texts/languages";
import { operations } from "@thangam/contracts";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { ListFile } from "#documents/list-types.ts";
import { paymentBatches, paymentColumns, paymentsOf } from "#features/payments/index.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { reportDays } from "./report-days.ts";
import { reportedPayments, reportedTotals } from "./transaction-report-store.ts";
import type { StatusTotal } from "./transaction-report-store.ts";

export const transactionReport = query(
  operations.transactionReport,
  async ({ input, branches, db, today, services: { timeZone } }) => {
    const filter = { ...input, branches, ...reportDays(input, today), timeZone };
    const [ids, totals] = await Promise.all([reportedPayments(db, filter, bounds(input)), reportedTotals(db, filter)]);
    const payments = await paymentsOf(db, ids);
    const views = payments.map((payment) => ({
      ...payment,
      transactionId: payment.id,
      time: formatMoment(payment.paidAt, timeZone).slice(-5),
    }));
    return { ...pageOf(views, countOf(totals), input), totals };
  },
);

export const exportTransactionReport = query(operations.exportTransactionReport, async (call) => {
  const { branches, db, now, today, refuse } = call;
  const { format, language, ...input } = call.input;
  const { pdf, timeZone } = call.services;
  const days = reportDays(input, today);
  const filter = { ...input, branches, ...days, timeZone };
  const [ids, totals] = await Promise.all([
    reportedPayments(db, filter, { limit: maxRows[format] + 1, offset: 0 }),
    reportedTotals(db, filter),
  ]);
  if (ids.length > maxRows[format]) throw refuse("export_too_long");
  const list: ListFile = {
    name: `transaction-report-${days.fromDay}-${days.toDay}`,
    title: "Transaction report",
    facts: [
      { label: "From", value: formatDay(days.fromDay) },
      { label: "To", value: formatDay(days.toDay) },
      { label: "Payments", value: String(ids.length) },
    ],
    columns: paymentColumns,
    batches: paymentBatches(call, ids),
    totals: totals.map((total) => totalCells(total, language)),
  };
  return listFile(list, { format, language }, { pdf, now, madeAt: formatMoment(now, timeZone) });
});

function countOf(totals: readonly StatusTotal[]): number {
  return totals.reduce((sum, { paymentCount }) => sum + paymentCount, 0);
}

/** A line of totals under the columns of the list. */
function totalCells({ status, paymentCount, amountPaise }: StatusTotal, language: Language) {
  return paymentColumns.map(({ heading }) => {
    if (heading === "Name") return `${documentText(language, "Total")}: ${paymentCount}`;
    if (heading === "Amount") return amountPaise;
    return heading === "Status" ? status : null;
  });
}
