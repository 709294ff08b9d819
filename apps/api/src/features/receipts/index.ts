import type * as operations from "@thangam/contracts/receipts/operations";
import { ownerOfPayment } from "#features/payments/index.ts";
import type { HandlersOf } from "#kernel/handler.ts";
import type { OwnerReaders } from "#kernel/ownership.ts";
import { getPassbook, printPassbook } from "./get-passbook.ts";
import { getReceipt, printReceipt } from "./get-receipt.ts";
import { verifyReceipt } from "./verify-receipt.ts";

export { receiptToMail } from "./receipt-file.ts";

export const handlers: HandlersOf<typeof operations> = {
  getPassbook,
  getReceipt,
  printPassbook,
  printReceipt,
  verifyReceipt,
};

export const owners: Pick<OwnerReaders, "receipt"> = { receipt: ownerOfPayment };
