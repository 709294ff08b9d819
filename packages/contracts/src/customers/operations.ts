export * from "./customer-operations.ts";
export * from "./lookup-operations.ts";
