export * from "./dashboard-operations.ts";
export * from "./shop-report-operations.ts";
export * from "./transaction-report-operations.ts";
export * from "./loyalty-operations.ts";
