import { formatMoment } from "@thangam/texts/format-day";
import { operations } from "@thangam/contracts";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, ListColumn } from "#documents/list-types.ts";
import { batchesOf } from "#exports/export-list.ts";
import { rowsByKeys } from "#exports/rows-in-turn.ts";
import type { Asking } from "#exports/rows-in-turn.ts";
import { query } from "#kernel/handler.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { pageOfPayments } from "./payment-search-store.ts";
import { paymentsOf } from "./payment-store.ts";
import type { PaymentRow } from "./payment-store.ts";

export const exportPayments = query(operations.exportPayments, async (call) => {
  const { input, branches, db, services, now, today, refuse } = call;
  const { format, language, ...filter } = input;
  const { ids, isMore } = await pageOfPayments(db, { ...filter, branches, limit: maxRows[format] + 1, offset: 0 });
  if (isMore || ids.length > maxRows[format]) throw refuse("export_too_long");
  const list = {
    name: `transactions-${today}`,
    title: "Transactions",
    facts: [{ label: "Payments", value: String(ids.length) }],
    columns: paymentColumns,
    batches: paymentBatches(call, ids),
  } as const;
  return listFile(list, { format, language }, { pdf: services.pdf, now, madeAt: formatMoment(now, services.timeZone) });
});

export const paymentColumns: readonly ListColumn[] = [
  { heading: "Book number", kind: "text" },
  { heading: "Name", kind: "text", isWide: true },
  { heading: "Email", kind: "text", isWide: true },
  { heading: "Mobile", kind: "code" },
  { heading: "Scheme", kind: "text" },
  { heading: "Payment", kind: "code" },
  { heading: "Transaction number", kind: "code" },
  { heading: "Receipt", kind: "text" },
  { heading: "Mode", kind: "word" },
  { heading: "Amount", kind: "rupees" },
  { heading: "Gold", kind: "grams" },
  { heading: "Paid", kind: "text" },
  { heading: "Status", kind: "word" },
];

/** The cells of payments, piece by piece. */
export function paymentBatches(
  call: Asking & { db: Database; services: { timeZone: string } },
  ids: Keys,
): AsyncGenerator<Cell[][]> {
  const rows = rowsByKeys(call, ids, (some) => paymentsOf(call.db, some));
  return batchesOf(rows, (row) => paymentCells(row, call.services.timeZone));
}

function paymentCells(row: PaymentRow, timeZone: string): Cell[] {
  return [
    row.bookNumber,
    row.clientName,
    row.clientEmail,
    row.clientMobile,
    row.schemeName,
    row.id.toString(),
    row.transactionNumber,
    row.receiptNumber,
    row.mode,
    row.amountPaise,
    row.weightMg,
    formatMoment(row.paidAt, timeZone),
    row.status,
  ];
}
