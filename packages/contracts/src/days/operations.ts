import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { rupees, signedRupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { dayClosing, modeFigures } from "./schemas.ts";

export const getDay = operation({
  wire: "Get_Day",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.take")],
  branch: [inBranch("branch", "branchNumber"), "here"],
  summary: "What the ledger says of a day for each payment method, and what was counted if the day is closed.",
  input: record({ ...branchFilter, day: z.optional(businessDay({ invalid: "date_invalid" })) }),
  output: oneOf(
    record({
      day: businessDay(),
      isClosed: ["is_closed", z.boolean()],
      /** Today, before the shop's closing hour: to close it has to be confirmed. */
      closesEarly: ["closes_early", z.boolean()],
      closingHour: ["closing_hour", z.int()],
      /** A day that has to be closed before this one. */
      earlierDay: ["earlier_day", z.nullable(businessDay())],
      /** A later day that is closed: while it is, this one can neither be closed nor reopened. */
      laterDay: ["later_day", z.nullable(businessDay())],
      /** The reader counts the drawer before they are told what it should hold: while the day is open, cash stands not among the figures. */
      countsBlind: ["counts_blind", z.boolean()],
      figures: z.array(modeFigures),
      /** Payments of this day that wait for an acknowledgement. They count on the day they are credited. */
      pendingCount: ["pending_count", z.int()],
      pendingPaise: ["pending", rupees()],
      /** Cash has lain in the safe for the days of the settings, and neither an Admin nor another hand than those that keep it counted it. */
      isSafeUncounted: ["safe_uncounted", z.boolean()],
      /** Every close of this day, the newest first. */
      closings: z.array(dayClosing),
    }),
  ),
  refusals: ["day_not_come", "branch_not_found"],
});

export const listClosedDays = operation({
  wire: "Get_Closed_Days",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.take")],
  branch: "seen",
  summary: "Every close of a day, also of days that were reopened, the newest day first.",
  input: record({ ...branchFilter, ...paging(["day"]) }),
  output: pageOf(dayClosing),
  refusals: [],
});

export const exportClosedDays = exportOf(listClosedDays, {
  wire: "Export_Closed_Days",
  summary: "Every close of a day, as a file.",
});

export const countDrawer = operation({
  wire: "Count_Drawer",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.take")],
  branch: [inBranch("branch", "branchNumber"), "here"],
  summary:
    "Keeps what was counted in the drawer of an open day, and answers what the books expect in it. Nothing is posted.",
  auditLabel: "Counted the drawer",
  input: record({
    ...branchFilter,
    day: businessDay({ missing: "day_missing", invalid: "date_invalid" }),
    countedPaise: ["counted", rupees({ missing: "count_missing", invalid: "amount_invalid" })],
  }),
  output: oneOf(modeFigures),
  refusals: ["day_not_come", "day_already_closed", "branch_not_found"],
});

export const closeDay = operation({
  wire: "Close_Day",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.take")],
  branch: [inBranch("branch", "branchNumber"), "here"],
  summary: "Closes a day with what was counted for each payment method. Nothing is posted into it afterwards.",
  auditLabel: "Closed a day",
  // A count that differs has a reason.
  approval: { kinds: ["variance"], appliesTo: ({ counts }) => counts.some(({ reason }) => reason !== undefined) },
  input: record({
    ...branchFilter,
    day: businessDay({ missing: "day_missing", invalid: "date_invalid" }),
    counts: z
      .array(
        record({
          mode: ["paymentmode", enumOf(paymentModes, { missing: "mode_invalid", invalid: "mode_invalid" })],
          countedPaise: ["counted", z.optional(signedRupees({ invalid: "amount_invalid" }))],
          reason: z.optional(text({ max: 300 })),
        }),
        { error: "counts_missing" },
      )
      .check(
        z.maxLength(paymentModes.length, { error: "counts_missing" }),
        z.refine((counts) => new Set(counts.map(({ mode }) => mode)).size === counts.length, {
          error: "counts_missing",
        }),
      ),
    carriedPaise: ["carried", z.optional(rupees({ invalid: "amount_invalid" }))],
    note: z.optional(text({ max: 500 })),
    /** Today may be closed before the shop's closing hour only by somebody who says so. */
    isConfirmed: ["confirmed", z.optional(z.boolean())],
  }),
  output: oneOf(record({ day: businessDay(), variancePaise: ["variance", signedRupees()] })),
  refusals: [
    "day_not_come",
    "day_already_closed",
    "later_day_closed",
    "earlier_day_open",
    "count_missing",
    "cash_below_zero",
    "variance_reason_missing",
    "carried_exceeds_cash",
    "carried_too_little",
    "day_closes_early",
    "drawer_not_counted",
    "branch_not_found",
  ],
});

export const reopenDay = operation({
  wire: "Reopen_Day",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  branch: [inBranch("branch", "branchNumber"), "here"],
  summary: "Opens the latest closed day again, with the reason. What was counted stays in its history.",
  auditLabel: "Reopened a day",
  approval: { kinds: ["reopen_day"] },
  input: record({
    ...branchFilter,
    day: businessDay({ missing: "day_missing", invalid: "date_invalid" }),
    reason: text({ max: 300, missing: "reopen_reason_missing", invalid: "reopen_reason_missing" }),
  }),
  output: oneOf(record({ day: businessDay() })),
  refusals: [
    "branch_not_found",
    "day_not_closed",
    "later_day_closed",
    "cash_banked_since",
    "cash_withdrawn_since",
    "cash_sent_since",
  ],
});
