export { getPassbook, printPassbook } from "./get-passbook.ts";
export { getReceipt, printReceipt } from "./get-receipt.ts";
export { verifyReceipt } from "./verify-receipt.ts";
