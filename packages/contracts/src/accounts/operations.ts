export * from "./bank-balance-operations.ts";
export * from "./bank-operations.ts";
export * from "./cheque-operations.ts";
export * from "./book-of-account-operations.ts";
export * from "./leftover-operations.ts";
