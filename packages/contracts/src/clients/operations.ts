export * from "./enrolment-operations.ts";
export * from "./list-operations.ts";
