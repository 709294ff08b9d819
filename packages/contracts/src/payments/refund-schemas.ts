import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { instant } from "#values/time.ts";

/**
 * `not_sent` was tried, and the gateway refused it or did not answer; it is tried again. `paid_another_way` is tried no
 * more, because an Admin paid it back past the gateway.
 */
export const refundStateCodes = codesOf({
  waiting: "Waiting",
  not_sent: "Not sent",
  sent_back: "Sent back",
  paid_another_way: "Paid another way",
});

export const gatewayRefund = record({
  paymentId: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  amountPaise: ["paidamount", rupees()],
  gateway: z.string(),
  gatewayPaymentId: ["gateway_payment_id", z.string()],
  /** Why it goes back, in the words of whoever decided it. */
  reason: z.nullable(z.string()),
  state: z.enum(refundStateCodes.phrases),
  requestedAt: ["requested_at", instant()],
  tries: z.int(),
  /** When it is tried next; null once it is sent. */
  nextTryAt: ["next_try_at", z.nullable(instant())],
  /** What kept it, in the words of the gateway. */
  lastTrouble: ["last_trouble", z.nullable(z.string())],
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
