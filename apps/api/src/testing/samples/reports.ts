import type * as operations from "@thangam/contracts/reports/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const reports: SamplesOf<typeof operations> = {
  collectionReport: () => ({ FromDate: testDay, ToDate: testDay, by: "staff" }),
  duesReport: () => ({ state: "due", search: "a" }),
  exportLoyaltyReport: () => ({ by: "customer", format: "xlsx" }),
  exportShopReport: () => ({ report: "maturing", days: "60", format: "xlsx" }),
  exportTransactionReport: () => ({ fromdate: testDay, todate: testDay, format: "csv" }),
  loyaltyReport: () => ({ by: "staff", FromDate: "2026-05-01", search: "a", sort: "-points" }),
  maturityReport: () => ({ days: "60" }),
  myPoints: ({ userId }) => ({ id: userId }),
  transactionReport: () => ({ selectfor: "7", search: "a", sort: "-amount" }),
};
