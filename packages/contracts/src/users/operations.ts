export * from "./user-operations.ts";
export * from "./capability-operations.ts";
