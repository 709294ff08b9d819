export * from "./sent-message-operations.ts";
export * from "./notification-operations.ts";
export * from "./push-operations.ts";
