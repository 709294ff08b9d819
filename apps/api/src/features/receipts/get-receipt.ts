import { operations } from "@thangam/contracts";
import { languages } from "@thangam/contracts/values/languages";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import type { Actor } from "#kernel/handler.ts";
import type { Refuse } from "#kernel/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { word } from "#platform/word.ts";
import { receiptFile } from "./receipt-file.ts";
import { receiptSheet } from "./receipt-sheet.ts";
import { receiptOfPayment } from "./receipt-store.ts";
import type { ReceiptRow } from "./receipt-store.ts";

export const getReceipt = query(operations.getReceipt, async ({ actor, input, db, services, refuse }) => {
  const row = await receiptFor(actor, input.paymentId, db, refuse);
  return {
    paymentId: row.id,
    receiptNumber: row.receipt_number,
    isVoid: row.refunded_at !== null,
    clientName: row.client_name,
    bookNumber: row.book_number,
    amountPaise: paise(row.amount_paise),
    weightMg: row.weight_mg === null ? null : milligrams(row.weight_mg),
    paidAt: row.paid_at,
    sheet: receiptSheet(row, input.language ?? word(row.language, languages), services),
  };
});

export const printReceipt = query(operations.printReceipt, async ({ actor, input, db, services, now, refuse }) => {
  const row = await receiptFor(actor, input.paymentId, db, refuse);
  return { format: "pdf" as const, ...(await receiptFile(row, { ...input, now }, services)) };
});

/** A customer's own receipts alone; another's is as if it were not there. */
async function receiptFor(
  actor: Actor,
  paymentId: bigint,
  db: Database,
  refuse: Refuse<"receipt_not_found">,
): Promise<ReceiptRow> {
  const row = await receiptOfPayment(db, paymentId);
  if (row === undefined) throw refuse("receipt_not_found");
  if (actor.role === "Customer" && row.user_id !== actor.userId) throw refuse("receipt_not_found");
  return row;
}
