import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { readShop } from "#core/shop-store.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { receiptFile } from "./receipt-file.ts";
import { receiptSheet } from "./receipt-sheet.ts";
import { receiptOfPayment } from "./receipt-store.ts";
import type { Receipt } from "./receipt-store.ts";

export const getReceipt = query(operations.getReceipt, async ({ input, db, services, refuse }) => {
  const receipt = await receiptFor(input.paymentId, db, refuse);
  return {
    ...receipt,
    isVoid: receipt.refundedAt !== null,
    sheet: {
      ...(await receiptSheet(receipt, input.language ?? receipt.language, services)),
      shop: (await readShop(db)).name,
    },
  };
});

export const printReceipt = query(operations.printReceipt, async ({ input, db, services, now, refuse }) => {
  const receipt = await receiptFor(input.paymentId, db, refuse);
  return { format: "pdf" as const, ...(await receiptFile(receipt, { ...input, now }, services)) };
});

async function receiptFor(paymentId: bigint, db: Database, refuse: Refuse<"receipt_not_found">): Promise<Receipt> {
  const receipt = await receiptOfPayment(db, paymentId);
  if (receipt === undefined) throw refuse("receipt_not_found");
  return receipt;
}
