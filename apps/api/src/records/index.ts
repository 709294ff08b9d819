export { verifyRecords } from "./verify-records.ts";
export { verifyRecordTails } from "./verify-tails.ts";
export type { RecordTail } from "./verify-tails.ts";
