import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { counterModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { exceptionStateCodes, paymentException, resolutions } from "./exception-schemas.ts";
import { payoutNumberChecks } from "./payout-number.ts";
import { refundHindrances } from "./refund-schemas.ts";
import { creditRefusals } from "./refusals.ts";
import { weight, weightReason } from "./schemas.ts";

export const listPaymentExceptions = operation({
  wire: "Get_Payment_Exceptions",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.acknowledge")],
  branch: "seen",
  summary:
    "Money that cannot be credited as it came, because its book was closed or paid up or its payment over, and what became of it.",
  input: record({
    ...branchFilter,
    state: z.optional(enumOf(exceptionStateCodes.phrases, { invalid: "status_invalid" })),
    ...paging(["raisedAt", "amount", "name", "bookNumber"]),
  }),
  output: pageOf(paymentException),
  refusals: [],
});

export const exportPaymentExceptions = exportOf(listPaymentExceptions, {
  wire: "Export_Payment_Exceptions",
  summary: "Money that could not be credited as it came, with the list's filters, as a file.",
});

export const resolvePaymentException = operation({
  wire: "Resolve_Payment_Exception",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Decides about such a payment: its gateway sends the money back, its book takes it as an instalment, or it ends as failed. Of one that is over it is noted that somebody has seen to it.",
  auditLabel: "Resolved a payment exception",
  approval: { kinds: ["weight", "typed_number", "refund"] },
  input: record({
    exceptionId: ["exception_id", id({ missing: "exception_missing", invalid: "exception_missing" })],
    resolution: enumOf(resolutions, { missing: "resolution_missing", invalid: "resolution_missing" }),
    /** By which way the shop returned money that a gateway holds. */
    mode: ["refund_mode", z.optional(enumOf(counterModes, { invalid: "refund_mode_missing" }))],
    reference: z.optional(text({ max: 60 })),
    remarks: text({ max: 300, missing: "remarks_missing", invalid: "remarks_missing" }),
    /** Of an instalment of a book that saves gold, where no rate computes it. */
    weightMg: ["weight", z.optional(weight)],
    weightReason,
  }).check(
    z.refine(({ resolution, reference }) => resolution !== "Money returned" || reference !== undefined, {
      error: "reference_missing",
      path: ["reference"],
    }),
    ...payoutNumberChecks,
    z.refine(({ resolution, reference }) => resolution !== "Sent by the gateway" || reference !== undefined, {
      error: "refund_number_missing",
      path: ["reference"],
    }),
  ),
  output: oneOf(paymentException),
  refusals: [
    "exception_not_found",
    "exception_resolved",
    "resolution_not_allowed",
    "bank_reference_used",
    "payment_is_exception",
    ...refundHindrances,
    "money_was_received",
    "money_not_received",
    "money_not_at_gateway",
    "refund_mode_required",
    "day_not_come",
    "later_day_closed",
    "drawer_not_found",
    "book_not_found",
    ...creditRefusals,
  ],
});
