export { exportLoyaltyReport, loyaltyReport, myPoints } from "./loyalty.ts";
export { countRates, currentRate, setRate } from "./loyalty-store.ts";
