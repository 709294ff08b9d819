import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { counterModes } from "./payment-fields.ts";
import { can } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { oneWordOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";

/**
 * `Not sent` was tried, and the gateway refused it or did not answer; it is tried again. `Paid another way` is tried no
 * more, because an Admin paid it back past the gateway.
 */
export const refundStates = ["Waiting", "Not sent", "Sent back", "Paid another way"] as const;

const gatewayRefund = record({
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
  state: z.enum(refundStates),
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

export const listGatewayRefunds = operation({
  wire: "Get_Gateway_Refunds",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Money that the shop gives back through its gateway, and how far the gateway is with it; newest first.",
  input: record({
    state: z.optional(oneWordOf(refundStates, { invalid: "status_invalid" })),
    ...paging(["requestedAt", "amount"]),
  }),
  output: pageOf(gatewayRefund),
  refusals: [],
});

export const exportGatewayRefunds = exportOf(listGatewayRefunds, {
  wire: "Export_Gateway_Refunds",
  summary: "Money given back through the gateway, with the list's filters, as a file.",
});

export const retryGatewayRefund = operation({
  wire: "Retry_Gateway_Refund",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary:
    "Has a refund that the gateway has not made tried again at once. Under its key it is made once, however often.",
  input: record({ paymentId: ["id", id({ missing: "payment_missing" })] }),
  output: oneOf(gatewayRefund),
  refusals: ["refund_not_found", "refund_done"],
});

export const settleGatewayRefund = operation({
  wire: "Settle_Gateway_Refund",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Notes that a refund which the gateway did not make was paid back another way today: the ledger takes it from there, and the gateway is asked no more.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    mode: ["refund_mode", oneWordOf(counterModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })],
    reference: text({ max: 60, missing: "reference_missing", invalid: "reference_missing" }),
  }),
  output: oneOf(gatewayRefund),
  refusals: ["refund_not_found", "refund_done", "refund_under_way", "day_closed"],
});
