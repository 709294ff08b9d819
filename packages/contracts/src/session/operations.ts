export * from "./sign-in-operations.ts";
export * from "./recovery-operations.ts";
export * from "./mobile-operations.ts";
export * from "./profile-operations.ts";
export * from "./factor-operations.ts";
export * from "./view-operations.ts";
