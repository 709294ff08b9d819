export * from "./first-admin-operations.ts";
export * from "./checklist-operations.ts";
