import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { listOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { count, id } from "#values/ids.ts";
import { rupees, signedRupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { businessDay } from "#values/time.ts";
import { TREND_DAYS } from "./schemas.ts";

const allow = ["admin", can("reports.view")] as const;

const collectedAmounts = {
  /** How many payments were credited, less those refunded. */
  paymentCount: ["total_count", z.int()],
  /** Their sum, less what was refunded. */
  amountPaise: ["total_amount", signedRupees()],
} as const;
const collection = record(collectedAmounts);

export const todaysPayments = operation({
  wire: "Get_Todaycollection",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "The payments credited today.",
  input: record({ ...branchFilter, ...paging(["paidAt", "name", "bookNumber", "amount"]) }),
  output: pageOf(
    record({
      paymentId: ["fld_id", id()],
      clientName: ["fld_name", z.string()],
      bookNumber: ["fld_accountno", z.string()],
      schemeName: ["fld_chitschema", z.string()],
      bookAmountPaise: ["fld_chitamount", rupees()],
      amountPaise: ["paidamount", rupees()],
      mode: ["fld_clientStatus", z.enum(paymentModes)],
    }),
  ),
  refusals: [],
});

export const todaysCollection = operation({
  wire: "Get_TodayMonthcount",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "How many payments were credited today, and their sum.",
  input: record({ ...branchFilter }),
  output: oneOf(record({ paymentCount: ["total_Count", z.int()], amountPaise: ["total_amount", signedRupees()] })),
  refusals: [],
});

export const monthsCollection = operation({
  wire: "Get_Thismonthcollection",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "How many payments were credited this month, and their sum.",
  input: record({ ...branchFilter }),
  output: oneOf(collection),
  refusals: [],
});

export const monthsAmount = operation({
  wire: "Get_Thismonthamount",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "The sum credited this month.",
  input: record({ ...branchFilter }),
  output: oneOf(record({ amountPaise: ["total_amount", signedRupees()] })),
  refusals: [],
});

export const countClients = operation({
  wire: "Get_CustomerCount",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "How many approved clients the shop has.",
  input: record({ ...branchFilter }),
  output: oneOf(record({ clientCount: ["TotalCustomer", z.int()] })),
  refusals: [],
});

export const schemeRatio = operation({
  wire: "Get_ChitSchemaRatio",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "How many open books each scheme has.",
  input: record({ ...branchFilter }),
  output: listOf(record({ bookCount: ["CountOf", z.int()], schemeName: ["fld_chitschema", z.string()] })),
  refusals: [],
});

export const compareCollections = operation({
  wire: "Get_Collection_Comparison",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary: "What was collected today and this month so far, beside the days and the month that they are measured by.",
  input: record({ ...branchFilter }),
  output: oneOf(
    record({
      today: businessDay(),
      /** Today, then yesterday, the same weekday a week before, and the same day a year before. */
      days: ["compared_days", z.array(record({ day: businessDay(), ...collectedAmounts }))],
      /** From the first of the month to today. */
      month: record(collectedAmounts),
      /** Of the month before as many days, or all that it has. */
      monthBefore: [
        "month_before",
        record({ fromDay: ["FromDate", businessDay()], toDay: ["ToDate", businessDay()], ...collectedAmounts }),
      ],
    }),
  ),
  refusals: [],
});

export const dailyTrend = operation({
  wire: "Get_DailyTrend",
  method: "GET",
  kind: "query",
  allow,
  branch: "seen",
  summary:
    "What was collected on each of the last days, 30 unless more are asked for, less what was refunded; days without any are there with 0.",
  input: record({
    ...branchFilter,
    days: z._default(count({ min: 2, max: 366, invalid: "days_invalid" }), TREND_DAYS),
  }),
  output: listOf(
    record({
      day: ["business_day", businessDay()],
      paymentCount: ["total_count", z.int()],
      amountPaise: ["total_amount", signedRupees()],
    }),
  ),
  refusals: [],
});
