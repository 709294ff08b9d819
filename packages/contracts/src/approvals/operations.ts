export * from "./approval-operations.ts";
export * from "./approval-settings-operations.ts";
