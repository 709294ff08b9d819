export { listGoldRates, setGoldRate } from "./gold-rates.ts";
