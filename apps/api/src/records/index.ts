export { verifyRecords } from "./verify-records.ts";
