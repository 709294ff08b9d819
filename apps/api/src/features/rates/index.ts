export { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "./gold-rates.ts";
