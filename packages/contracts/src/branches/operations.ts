export * from "./branch-operations.ts";
export * from "./staff-operations.ts";
export * from "./transfer-operations.ts";
