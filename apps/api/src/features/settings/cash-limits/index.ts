export { listCashLimits, setCashLimits } from "./cash-limits.ts";
