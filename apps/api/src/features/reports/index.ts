import type * as dashboardOperations from "@thangam/contracts/reports/dashboard-operations";
import type * as shopReportOperations from "@thangam/contracts/reports/shop-report-operations";
import type * as transactionReportOperations from "@thangam/contracts/reports/transaction-report-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import {
  compareCollections,
  countClients,
  dailyTrend,
  monthsAmount,
  monthsCollection,
  schemeRatio,
  todaysCollection,
  todaysPayments,
} from "./dashboard-figures.ts";
import { exportShopReport } from "./export-shop-report.ts";
import { collectionReport, duesReport, liabilityReport, maturityReport } from "./shop-reports.ts";
import { exportTransactionReport, transactionReport } from "./transaction-report.ts";

export const handlers: HandlersOf<
  typeof dashboardOperations & typeof shopReportOperations & typeof transactionReportOperations
> = {
  collectionReport,
  compareCollections,
  countClients,
  dailyTrend,
  duesReport,
  exportShopReport,
  exportTransactionReport,
  liabilityReport,
  maturityReport,
  monthsAmount,
  monthsCollection,
  schemeRatio,
  todaysCollection,
  todaysPayments,
  transactionReport,
};
