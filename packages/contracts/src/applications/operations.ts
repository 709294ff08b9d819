export * from "./apply-operations.ts";
export * from "./decide-operations.ts";
export * from "./step-operations.ts";
