import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { oneWordOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { bookStatuses } from "#books/books.ts";
import { refundStates } from "./gateway-refunds.ts";
import { creditRefusals, paymentModes, paymentStatuses, weight, weightReason } from "./payment-fields.ts";

export const exceptionKinds = ["book_closed", "late_capture", "second_capture", "amount_differs"] as const;
/**
 * What an Admin can decide: the gateway sends it back, the book takes it, or what became of it otherwise. `Book
 * reopened` comes with the book.
 */
export const resolutions = [
  "Returned through the gateway",
  "Kept as an instalment",
  "Money returned",
  "No money came",
] as const;
export const exceptionStates = ["Open", "Resolved"] as const;

export const paymentException = record({
  id: ["exception_id", id()],
  kind: z.enum(exceptionKinds),
  paymentId: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  bookStatus: ["chitstatus", z.enum(bookStatuses)],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  amountPaise: ["paidamount", rupees()],
  mode: ["paymentmode", z.enum(paymentModes)],
  paymentStatus: ["status", z.enum(paymentStatuses)],
  /** Its book saves gold, so that keeping it needs a rate or a weight. */
  savesGold: ["saves_gold", z.boolean()],
  /** Its money lies with a gateway that can send it back. */
  isHeldByGateway: ["held_by_gateway", z.boolean()],
  paidAt: ["paiddate", instant()],
  transactionNumber: ["transid", z.nullable(z.string())],
  raisedAt: ["raised_at", instant()],
  raisedBy: ["raised_by", z.nullable(z.string())],
  resolvedAt: ["resolved_at", z.nullable(instant())],
  resolvedBy: ["resolved_by", z.nullable(z.string())],
  resolution: z.nullable(z.enum([...resolutions, "Book reopened"])),
  reference: z.nullable(z.string()),
  remarks: z.nullable(z.string()),
  /** How far the gateway is with sending it back; null when it was not asked to. */
  refundState: ["refund_state", z.nullable(z.enum(refundStates))],
  /** Of the instalment it became. */
  receiptNumber: ["receiptno", z.nullable(z.string())],
});

export const listPaymentExceptions = operation({
  wire: "Get_Payment_Exceptions",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.acknowledge")],
  summary:
    "Money that cannot be credited as it came, because its book was closed or its payment paid, and what became of it.",
  input: record({
    state: z.optional(oneWordOf(exceptionStates, { invalid: "status_invalid" })),
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
  allow: ["admin"],
  summary:
    "Decides about such a payment: its gateway sends the money back, its book takes it as an instalment, or it ends as failed.",
  input: record({
    exceptionId: ["exception_id", id({ missing: "exception_missing", invalid: "exception_missing" })],
    resolution: oneWordOf(resolutions, { missing: "resolution_missing", invalid: "resolution_missing" }),
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
  ),
  output: oneOf(paymentException),
  refusals: [
    "exception_not_found",
    "exception_resolved",
    "money_was_received",
    "money_not_received",
    "money_not_at_gateway",
    "book_not_found",
    ...creditRefusals,
  ],
});
