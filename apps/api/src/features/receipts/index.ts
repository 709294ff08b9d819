export { getPassbook, printPassbook } from "./get-passbook.ts";
export { getReceipt, printReceipt } from "./get-receipt.ts";
export { receiptToMail } from "./receipt-file.ts";
export { verifyReceipt } from "./verify-receipt.ts";
