export * from "./book-operations.ts";
export * from "./search-operations.ts";
export * from "./counter-operations.ts";
export * from "./closing-operations.ts";
export * from "./settling-operations.ts";
export * from "./quote-operations.ts";
export * from "./nominee-operations.ts";
export * from "./savings-operations.ts";
