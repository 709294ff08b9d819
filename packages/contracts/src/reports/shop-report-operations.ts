import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, pageWithTotals, record } from "#kernel/wire.ts";
import { count, id } from "#values/ids.ts";
import { grams, rupees, signedGrams, signedRupees } from "#values/money.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { collectionGroups, duesStates, shopReports } from "./schemas.ts";

const allow = ["admin", can("reports.view")] as const;

/** Days are the days of the ledger: on which something was credited or taken back. Without them: this month so far. */
const days = {
  fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  toDay: ["ToDate", z.optional(businessDay({ invalid: "date_invalid" }))],
} as const;

const collected = {
  receiptCount: ["receipt_count", z.int()],
  creditedPaise: ["credited_amount", rupees()],
  refundCount: ["refund_count", z.int()],
  refundedPaise: ["refunded_amount", rupees()],
  /** By mode: what came from another way to pay (or went to one) when a gateway's refund was paid past the gateway. */
  movedPaise: ["moved_amount", signedRupees()],
  netPaise: ["total_amount", signedRupees()],
  netMg: ["total_weight", signedGrams()],
} as const;

export const collectionReport = operation({
  wire: "Get_CollectionReport",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary: "What was credited and refunded between two days, by day, way to pay, scheme or member of staff.",
  input: record({
    ...branchFilter,
    ...days,
    group: ["by", z._default(enumOf(collectionGroups, { invalid: "report_group_invalid" }), "day")],
  }),
  output: dataOf(
    record({
      fromDay: ["FromDate", businessDay()],
      toDay: ["ToDate", businessDay()],
      /** `key` is the day, the way to pay, or the name of the scheme or person; null: nobody in person. */
      rows: z.array(record({ key: z.nullable(z.string()), ...collected })),
      totals: record(collected),
    }),
  ),
  refusals: ["report_range_too_long"],
});

const bookOfReport = {
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientName: ["fld_name", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  schemeName: ["fld_chitschema", z.string()],
} as const;

export const duesReport = operation({
  wire: "Get_DuesReport",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary:
    "Open books of fixed instalments with one overdue, or due today or in the next 7 days; longest overdue first.",
  input: record({
    ...branchFilter,
    state: z._default(enumOf(duesStates, { invalid: "status_invalid" }), "overdue"),
    ...paging([]),
  }),
  output: pageWithTotals(
    record({
      ...bookOfReport,
      instalmentNumber: ["installmentno", z.int()],
      dueOn: ["due_on", businessDay()],
      daysOverdue: ["days_overdue", z.int()],
      /** Instalments whose day has come and that are not paid; one when it is not yet due. */
      instalmentsDue: ["installments_due", z.int()],
      duePaise: ["due_amount", rupees()],
    }),
    record({
      duePaise: ["due_amount", rupees()],
      /** When a large shop's books were gone through; null where this answer did so. */
      notedAt: ["noted_at", z.nullable(instant())],
    }),
  ),
  refusals: [],
});

export const maturityReport = operation({
  wire: "Get_MaturityReport",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary: "Open books that mature within so many days, and those that have matured and are not closed; soonest first.",
  input: record({
    ...branchFilter,
    withinDays: ["days", z._default(count({ min: 0, max: 3660 }), 30)],
    ...paging([]),
  }),
  output: pageWithTotals(
    record({
      ...bookOfReport,
      maturesOn: ["matures_on", businessDay()],
      instalmentsPaid: ["instalments_paid", z.int()],
      instalments: ["fld_duration", z.int()],
      paidTotalPaise: ["paid_total", rupees()],
      weightTotalMg: ["weight_total", grams()],
    }),
    record({ paidTotalPaise: ["paid_total", rupees()], weightTotalMg: ["weight_total", grams()] }),
  ),
  refusals: [],
});

const owed = {
  bookCount: ["total_count", z.int()],
  paidTotalPaise: ["paid_total", signedRupees()],
  weightTotalMg: ["weight_total", signedGrams()],
} as const;

export const liabilityReport = operation({
  wire: "Get_LiabilityReport",
  method: "GET",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary: "What the shop owes its clients in rupees and in gold, by scheme and state of the book, from the ledger.",
  input: record({ ...branchFilter }),
  output: dataOf(
    record({
      rows: z.array(record({ schemeName: ["fld_chitschema", z.string()], status: z.string(), ...owed })),
      totals: record(owed),
    }),
  ),
  refusals: [],
});

export const exportShopReport = operation({
  wire: "Export_Report",
  method: "POST",
  kind: "query",
  allow,
  branch: "seen",
  summary: "One of the shop's reports, with its filters, as a file.",
  input: record({
    ...branchFilter,
    report: enumOf(shopReports, { missing: "report_missing", invalid: "report_missing" }),
    ...days,
    group: ["by", z.optional(enumOf(collectionGroups, { invalid: "report_group_invalid" }))],
    state: z.optional(enumOf(duesStates, { invalid: "status_invalid" })),
    withinDays: ["days", z.optional(count({ min: 0, max: 3660 }))],
    ...exportFields,
  }),
  output: file(...exportFormats),
  refusals: ["export_too_long", "report_range_too_long"],
});
