export * from "./list-operations.ts";
export * from "./counter-operations.ts";
export * from "./takings-operations.ts";
export * from "./acknowledge-operations.ts";
export * from "./online-operations.ts";
export * from "./exceptions-operations.ts";
export * from "./refunds-operations.ts";
export * from "./settlement-operations.ts";
