import * as z from "zod/mini";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees, signedGrams, signedRupees } from "#values/money.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { accountCodes, dayBookEntries, journalKindCodes, placeNumber } from "./schemas.ts";

const allow = ["admin", can("reports.view"), can("payments.acknowledge")] as const;

/** Days of the ledger; without them, of this month so far. */
const period = {
  fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  toDay: ["ToDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  placeNumber: ["place", z.optional(placeNumber)],
} as const;

const account = z.enum(accountCodes.phrases);

export const dayBook = operation({
  wire: "Get_Day_Book",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  branch: "seen",
  summary: "Every journal of some days in the order in which they were posted, with both sides of it.",
  input: record({
    ...period,
    account: z.optional(enumOf(accountCodes.phrases, { invalid: "account_invalid" })),
    entries: z._default(enumOf(dayBookEntries, { invalid: "value_invalid" }), "all"),
    ...paging(["number"]),
  }),
  output: pageOf(
    record({
      journalId: ["journal_id", id()],
      day: ["business_day", businessDay()],
      postedAt: ["posted_at", instant()],
      kind: z.enum(journalKindCodes.phrases),
      /** The receipt, the slip, the line of the statement, or the reason. */
      reference: z.nullable(z.string()),
      bookNumber: ["fld_accountno", z.nullable(z.string())],
      clientName: ["fld_name", z.nullable(z.string())],
      postedBy: ["posted_by", z.nullable(z.string())],
      placeName: ["place_name", z.string()],
      debits: z.array(account),
      credits: z.array(account),
      /** A line is in rupees or in gold; a journal that moves both has two. */
      amountPaise: ["amount", z.nullable(rupees())],
      weightMg: ["weight", z.nullable(grams())],
      /** What may be taken back, and was not. */
      isCorrectable: ["is_correctable", z.boolean()],
    }),
  ),
  refusals: [],
});

export const exportDayBook = exportOf(dayBook, {
  wire: "Export_Day_Book",
  summary: "The day book with its filters, as a file.",
});

const balances = {
  openingPaise: ["opening", signedRupees()],
  debitPaise: ["debit", rupees()],
  creditPaise: ["credit", rupees()],
  closingPaise: ["closing", signedRupees()],
} as const;

/** The sums of what stands on each side; both are the same. */
const sides = {
  openingDebitPaise: ["opening_debit", rupees()],
  openingCreditPaise: ["opening_credit", rupees()],
  closingDebitPaise: ["closing_debit", rupees()],
  closingCreditPaise: ["closing_credit", rupees()],
} as const;

const goldSides = {
  openingDebitMg: ["opening_debit_weight", grams()],
  openingCreditMg: ["opening_credit_weight", grams()],
  closingDebitMg: ["closing_debit_weight", grams()],
  closingCreditMg: ["closing_credit_weight", grams()],
} as const;

const goldBalances = {
  openingMg: ["opening_weight", signedGrams()],
  debitMg: ["debit_weight", grams()],
  creditMg: ["credit_weight", grams()],
  closingMg: ["closing_weight", signedGrams()],
} as const;

export const trialBalance = operation({
  wire: "Get_Trial_Balance",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  branch: "seen",
  summary:
    "What every account held before some days, what was posted to both sides of it, and what it held after them.",
  input: record(period),
  output: dataOf(
    record({
      fromDay: ["FromDate", businessDay()],
      toDay: ["ToDate", businessDay()],
      /** A debit balance is more than nothing. All balances come to nothing, and debits are what credits are. */
      rows: z.array(record({ account, ...balances })),
      totals: record({ ...balances, ...sides }),
      goldRows: ["gold", z.array(record({ account, ...goldBalances }))],
      goldTotals: ["gold_totals", record({ ...goldBalances, ...goldSides })],
    }),
  ),
  refusals: ["period_invalid"],
});

export const exportTrialBalance = operation({
  wire: "Export_Trial_Balance",
  method: "POST",
  kind: "query",
  allow,
  branch: "seen",
  summary: "The trial balance in rupees or in gold, as a file.",
  input: record({
    ...period,
    unit: z._default(enumOf(["Rupees", "Gold"], { invalid: "unit_invalid" }), "Rupees"),
    ...exportFields,
  }),
  output: file(...exportFormats),
  refusals: ["period_invalid"],
});

const safeCount = record({
  countedAt: ["counted_at", instant()],
  countedBy: ["counted_by", z.nullable(z.string())],
  expectedPaise: ["expected", signedRupees()],
  countedPaise: ["counted", rupees()],
  variancePaise: ["variance", signedRupees()],
  reason: z.nullable(z.string()),
  /** By an Admin, or by another hand than those that keep the safe. */
  isByAnother: ["by_another", z.boolean()],
});

export const accountBalances = operation({
  wire: "Get_Account_Balances",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  branch: "seen",
  summary: "What the shop's own accounts hold at each place now; not the drawer for whoever counts it blind.",
  input: record({}),
  output: oneOf(
    record({
      places: z.array(
        record({
          number: ["place", z.int()],
          name: z.string(),
          balances: z.array(record({ account, balancePaise: ["balance", signedRupees()] })),
          /** The latest count of its safe; null where it was never counted. */
          safeCount: ["safe_count", z.nullable(safeCount)],
          /** The latest ten, the newest first. */
          safeCounts: ["safe_counts", z.array(safeCount)],
          /** Cash has lain in its safe for the days of the settings, and neither an Admin nor another hand than those that keep it counted it. */
          isSafeUncounted: ["safe_uncounted", z.boolean()],
        }),
      ),
    }),
  ),
  refusals: [],
});
