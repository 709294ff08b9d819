export {
  countClients,
  dailyTrend,
  monthsAmount,
  monthsCollection,
  schemeRatio,
  todaysCollection,
  todaysPayments,
} from "./dashboard-figures.ts";
export { exportShopReport } from "./export-shop-report.ts";
export { collectionReport, duesReport, liabilityReport, maturityReport } from "./shop-reports.ts";
export { exportTransactionReport, transactionReport } from "./transaction-report.ts";
