import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { instant } from "#values/time.ts";

/**
 * How far a refund is at the gateway, whatever the books say of its payment. `asked` is on its way there; `unknown` was
 * asked for without an answer, and the gateway is asked what became of it before anything else is done; `accepted` was
 * taken on, which is not `processed`. The gateway has none that is `refused`, which is asked for again, and gave up what
 * `failed_at_gateway`, about which an Admin decides. `paid_another_way` is over, because an Admin paid it back past the gateway.
 */
export const refundStateCodes = codesOf({
  waiting: "Waiting",
  asked: "Asked",
  unknown: "Unknown",
  accepted: "Accepted",
  processed: "Sent back",
  refused: "Not sent",
  failed_at_gateway: "Failed at the gateway",
  paid_another_way: "Paid another way",
});

/** What keeps a refund, as far as the portal knows it; else it is in the words of the gateway. */
export const refundFailureCodes = codesOf({
  no_answer: "The gateway did not answer",
  none_there: "The gateway has no such refund",
  part_returned: "The gateway has returned a part of this payment otherwise",
  given_up_there: "The gateway could not make it",
  not_there: "Not found on the gateway's pages",
  not_sent_before: "The gateway has the money after all, and has not sent it back",
});

/** Why no more money of a payment may be given back; each is the code of a refusal, too. */
export const refundHindrances = [
  "payment_disputed",
  "refund_undecided",
  "refund_borne",
  "capture_not_found",
  "capture_borne",
] as const;

export const gatewayRefund = record({
  paymentId: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  amountPaise: ["paidamount", rupees()],
  gateway: z.string(),
  /** The shop has another gateway by now, or none: what waits for this one is to be paid another way. */
  isGatewayGone: ["is_gateway_gone", z.boolean()],
  gatewayPaymentId: ["gateway_payment_id", z.string()],
  /** Why it goes back, in the words of whoever decided it. */
  reason: z.nullable(z.string()),
  state: z.enum(refundStateCodes.phrases),
  requestedAt: ["requested_at", instant()],
  /** How often the gateway was asked for it. */
  tries: z.int(),
  /** When the gateway is asked for it, or about it, next; null once it is over, or failed. */
  nextTryAt: ["next_try_at", z.nullable(instant())],
  /** What keeps it: a phrase of `refundFailureCodes`, or the words of the gateway. */
  lastTrouble: ["last_trouble", z.nullable(z.string())],
  /** Why it is neither sent now nor paid another way; null where nothing is against it. */
  hindrance: z.nullable(z.enum(refundHindrances)),
  doneAt: ["done_at", z.nullable(instant())],
  /** The gateway's own number of it. */
  refundId: ["refund_id", z.nullable(z.string())],
  /** Of what was paid past the gateway: the way it was paid by. */
  otherMode: ["other_mode", z.nullable(z.enum(counterModes))],
  /** The bank's number of the transfer, or of the slip for cash. */
  otherReference: ["other_reference", z.nullable(z.string())],
  /** Who paid it past the gateway. */
  settledBy: ["settled_by", z.nullable(z.string())],
});

/** In these the gateway has none: the money may be paid back another way. */
const statesWithoutMoney: ReadonlySet<string> = new Set(["Not sent", "Failed at the gateway"]);

/** Whether a refund may be paid back another way, as far as its gateway is concerned: `settle_gateway_refund` refuses the others. */
export function isSettleable({ state, isGatewayGone }: { state: string; isGatewayGone: boolean }): boolean {
  return statesWithoutMoney.has(state) || (isGatewayGone && state === "Waiting");
}
