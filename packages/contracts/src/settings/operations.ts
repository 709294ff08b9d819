export * from "./settings-operations.ts";
export * from "./cash-limit-operations.ts";
export * from "./counter-operations.ts";
export * from "./holiday-operations.ts";
export * from "./profile-operations.ts";
export * from "./shop-operations.ts";
