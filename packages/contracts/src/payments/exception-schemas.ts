import * as z from "zod/mini";
import { bookStatuses } from "#books/schemas.ts";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { counterModes, paymentModes, paymentStatuses } from "#values/payments.ts";
import { instant } from "#values/time.ts";
import { refundHindrances, refundStateCodes } from "./refund-schemas.ts";

export const exceptionKinds = [
  "book_closed",
  "late_capture",
  "second_capture",
  "amount_differs",
  "not_creditable",
  "refunded_before",
  "counted_twice",
  "capture_not_found",
  "not_settled",
  "refund_failed",
  "refund_differs",
  "gateway_gone",
  "disputed",
  "dispute_lost",
  "dispute_won",
] as const;

/**
 * What an Admin can decide: the gateway sends it back, the book takes it, or what became of it otherwise. `Seen to` is for
 * a payment that is over, `Asked for again` for a refund of it that failed. What the gateway moved by itself counts as the
 * refund of the payment, or the shop bears it; what comes back of that, it returns or keeps. Of a
 * refund at a gateway that the shop has no more it says whether it was sent. The others come with the book, the refund or the dispute.
 */
export const decisions = {
  returned_through_gateway: "Returned through the gateway",
  kept_as_instalment: "Kept as an instalment",
  money_returned: "Money returned",
  no_money_came: "No money came",
  seen_to: "Seen to",
  asked_again: "Asked for again",
  counted_as_refund: "Counted as its refund",
  borne_by_shop: "Borne by the shop",
  kept_by_shop: "Kept by the shop",
  sent_by_gateway: "Sent by the gateway",
  not_sent_by_gateway: "Not sent by the gateway",
} as const;
export const resolutions = codesOf(decisions).phrases;
export const resolutionCodes = codesOf({
  ...decisions,
  book_reopened: "Book reopened",
  refund_made: "Refund made",
  paid_another_way: "Paid another way",
  dispute_over: "Dispute over",
  failed_at_gateway: "Failed at the gateway",
  no_longer_open: "No longer open",
});

/** How far a dispute is at the gateway; the last three are the end of it. */
export const disputeStateCodes = codesOf({
  open: "Open",
  under_review: "Under review",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
});

export const exceptionStateCodes = codesOf({ open: "Open", resolved: "Resolved" });

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
  resolution: z.nullable(z.enum(resolutionCodes.phrases)),
  /** By which way the shop returned money that the gateway holds. */
  returnedMode: ["returned_mode", z.nullable(z.enum(counterModes))],
  reference: z.nullable(z.string()),
  remarks: z.nullable(z.string()),
  /** How far the gateway is with sending it back; null when it was not asked to. */
  refundState: ["refund_state", z.nullable(z.enum(refundStateCodes.phrases))],
  /** What the gateway moved by itself, or a bank asks back, by the gateway's name of it; null where it is about a payment. */
  movedPaise: ["moved_amount", z.nullable(rupees())],
  movedReference: ["moved_reference", z.nullable(z.string())],
  /** When the gateway gave up the refund that it is about, whatever was decided before; null where it did not. */
  failedAt: ["failed_at", z.nullable(instant())],
  /** Which was credited by a number of the same money, and its receipt; null where it is about no other payment. */
  otherPaymentId: ["other_payment", z.nullable(id())],
  otherReceiptNumber: ["other_receipt", z.nullable(z.string())],
  /** Until then the shop answers a dispute on the gateway's own pages. */
  respondBy: ["respond_by", z.nullable(instant())],
  /** Why no more money of its payment may be given back, other than by its gateway; null where nothing is against it, or it is over. */
  hindrance: z.nullable(z.enum(refundHindrances)),
  /** What can be decided about what the gateway moved. */
  decisions: z.array(z.enum(resolutions)),
  /** Of the instalment it became. */
  receiptNumber: ["receiptno", z.nullable(z.string())],
});
