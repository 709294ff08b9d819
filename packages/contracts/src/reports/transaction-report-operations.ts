import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { pageWithTotals, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { paymentModes, paymentStatuses } from "#values/payments.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { reportPeriods } from "./schemas.ts";

const allow = ["admin", can("reports.view")] as const;
const { search, sort, page, pageSize } = paging(["paidAt", "amount", "name", "bookNumber", "status"]);

const period = z.pipe(
  z.union([z.string(), z.pipe(z.number(), z.transform(String))], { error: "report_period_invalid" }),
  enumOf(reportPeriods, { invalid: "report_period_invalid" }),
);

const criteria = {
  period: ["selectfor", z.optional(period)],
  fromDay: ["fromdate", z.optional(businessDay({ invalid: "date_invalid" }))],
  toDay: ["todate", z.optional(businessDay({ invalid: "date_invalid" }))],
  search,
  sort,
} as const;

const needsCriteria = z.refine<{ period?: unknown; fromDay?: unknown; toDay?: unknown }>(
  ({ period: chosen, fromDay, toDay }) => chosen !== undefined || fromDay !== undefined || toDay !== undefined,
  { error: "report_criteria_missing", path: ["selectfor"] },
);

const row = record({
  id: ["fld_id", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientName: ["fld_name", z.string()],
  clientEmail: ["fld_email", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  transactionId: ["fld_transaction_id", id()],
  transactionNumber: ["transid", z.nullable(z.string())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["fld_paiddate", instant()],
  /** The same moment's time of day in the shop, "14:05". */
  time: ["TIME", z.string()],
  status: z.enum(paymentStatuses),
});

const totals = z.array(
  record({
    status: z.enum(paymentStatuses),
    paymentCount: ["total_count", z.int()],
    amountPaise: ["total_amount", rupees()],
  }),
);

export const transactionReport = operation({
  wire: "Get_TransactionReport",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary:
    "The payments of a period or between two days, with their sums by status. Period 3 and 7 end today; 31 is this calendar month.",
  input: record({ ...branchFilter, ...criteria, page, pageSize }).check(needsCriteria),
  output: pageWithTotals(row, totals),
  refusals: [],
});

export const exportTransactionReport = operation({
  wire: "Export_TransactionReport",
  method: "POST",
  kind: "query",
  allow,
  branch: "seen",
  summary: "The transaction report with its sums as a file.",
  input: record({ ...branchFilter, ...criteria, ...exportFields }).check(needsCriteria),
  output: file(...exportFormats),
  refusals: ["export_too_long"],
});
