import type * as operations from "@thangam/contracts/receipts/operations";
import type { SamplesOf } from "./sample.ts";

export const receipts: SamplesOf<typeof operations> = {
  getPassbook: ({ bookNumber }) => ({ accountno: bookNumber, pageSize: "10" }),
  getReceipt: ({ creditedPaymentId }) => ({ id: creditedPaymentId }),
  printPassbook: ({ bookNumber }) => ({ accountno: bookNumber, language: "hi" }),
  printReceipt: ({ creditedPaymentId }) => ({ id: creditedPaymentId, paper: "80mm", language: "ta" }),
  verifyReceipt: () => ({ code: "T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA" }),
};
