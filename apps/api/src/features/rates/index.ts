export { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "./gold-rates.ts";
export { exportGoldRates } from "./export-gold-rates.ts";
