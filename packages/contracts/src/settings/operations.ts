export * from "./settings-operations.ts";
export * from "./cash-limit-operations.ts";
export * from "./counter-operations.ts";
