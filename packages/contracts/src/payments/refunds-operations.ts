import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { bookNumber, id } from "#values/ids.ts";
import { counterModes, paymentModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { payoutNumberChecks } from "./payout-number.ts";
import { gatewayRefund, refundHindrances, refundStateCodes } from "./refund-schemas.ts";
import { creditRefusals, refundRefusals } from "./refusals.ts";
import { payment } from "./schemas.ts";

export const refundPayment = operation({
  wire: "Refund_Payment",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: [inBranch("payment", "paymentId"), "here"],
  summary: "Takes a credited payment back by an entry that reverses it, and tells its client.",
  auditLabel: "Refunded a payment",
  approval: { kinds: ["refund"] },
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    mode: ["refund_mode", enumOf(paymentModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })],
    reason: text({ max: 300, missing: "refund_reason_missing", invalid: "refund_reason_missing" }),
  }),
  output: oneOf(payment),
  refusals: [...refundRefusals, "payment_not_found", "nothing_to_refund", "book_not_open", "day_closed"],
});

export const movePayment = operation({
  wire: "Move_Payment",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: [inBranch("payment", "paymentId"), inBranch("book", "bookNumber")],
  summary:
    "Moves a credited payment to the book that its money was meant for, with its day and transaction number. No money leaves the shop.",
  auditLabel: "Moved a payment to another book",
  approval: { kinds: ["move"] },
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    reason: text({ max: 300, missing: "move_reason_missing", invalid: "move_reason_missing" }),
  }),
  output: oneOf(payment),
  refusals: [
    "payment_not_found",
    "book_not_found",
    "nothing_to_move",
    "move_not_allowed",
    "payment_settled",
    "book_settled",
    ...creditRefusals,
  ],
});

export const listGatewayRefunds = operation({
  wire: "Get_Gateway_Refunds",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.acknowledge")],
  branch: "seen",
  summary: "Money that the shop gives back through its gateway, and how far the gateway is with it; newest first.",
  input: record({
    ...branchFilter,
    state: z.optional(enumOf(refundStateCodes.phrases, { invalid: "status_invalid" })),
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
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("refund", "paymentId"),
  summary:
    "Has the gateway asked at once for a refund that it has not made, or about one that it may have made. Under its key it is made once, however often; one that failed there is asked for again under a new key.",
  auditLabel: "Had a refund tried again",
  input: record({ paymentId: ["id", id({ missing: "payment_missing" })] }),
  output: oneOf(gatewayRefund),
  refusals: ["refund_not_found", "refund_done", ...refundHindrances],
});

export const settleGatewayRefund = operation({
  wire: "Settle_Gateway_Refund",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Notes that a refund which the gateway says it has not made was paid back another way today: the ledger takes it from there, and the gateway is asked no more.",
  auditLabel: "Paid a refund past the gateway",
  approval: { kinds: ["refund"] },
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    mode: ["refund_mode", enumOf(counterModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })],
    reference: text({ max: 60, missing: "reference_missing", invalid: "reference_missing" }),
  }).check(...payoutNumberChecks),
  output: oneOf(gatewayRefund),
  refusals: [
    "refund_not_found",
    "refund_done",
    "refund_under_way",
    "refund_unknown",
    ...refundHindrances,
    "bank_reference_used",
    "day_closed",
  ],
});
