import type * as operations from "@thangam/contracts/receipts/operations";
import type { HandlersOf } from "#kernel/handler.ts";
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
