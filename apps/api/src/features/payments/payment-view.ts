import { counterModes, paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { operations } from "@thangam/contracts";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { PaymentAnswer } from "#ledger/money-operations.ts";
import { word } from "#platform/word.ts";
import type { PaymentRow } from "./payment-store.ts";

type Payment = OutputOf<typeof operations.acknowledgePayment>;

/** A payment as the ledger answered it. */
export function paymentView(answer: PaymentAnswer): Payment {
  return {
    id: answer.paymentId,
    bookId: answer.bookId,
    bookNumber: answer.bookNumber,
    clientId: answer.clientId,
    clientName: answer.clientName,
    schemeName: answer.schemeName,
    status: word(answer.status, paymentStatuses),
    mode: word(answer.mode, paymentModes),
    amountPaise: paise(answer.amountPaise),
    paidAt: answer.paidAt,
    businessDay: businessDayOf(answer.businessDay),
    instalmentNumber: answer.instalmentNumber,
    instalmentCount: answer.instalmentCount,
    weightMg: gold(answer.weightMg),
    computedWeightMg: gold(answer.computedWeightMg),
    ratePaisePerGram: answer.ratePaisePerGram === null ? null : paise(answer.ratePaisePerGram),
    transactionNumber: answer.transactionNumber,
    receiptNumber: answer.receiptNumber,
    weightReason: answer.weightReason,
    refundMode: answer.refundMode === null ? null : word(answer.refundMode, paymentModes),
    refundReason: answer.refundReason,
    paidTotalPaise: paise(answer.paidTotalPaise),
    weightTotalMg: milligrams(answer.weightTotalMg),
    instalmentsPaid: answer.instalmentsPaid,
    nextInstalment: answer.nextInstalment,
  };
}

/** A payment as a row of the list. */
export function paymentRowView(row: PaymentRow) {
  return {
    id: row.id,
    transactionId: row.id,
    bookId: row.book_id,
    bookNumber: row.book_number,
    clientId: row.client_id,
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientMobile: row.client_mobile,
    schemeName: row.scheme_name,
    accrual: word(row.accrual, ["amount", "weight"]),
    paymentRule: word(row.payment_rule, ["fixed", "flexible"]),
    instalments: row.instalments,
    nextInstalment: row.next_instalment,
    status: word(row.status, paymentStatuses),
    mode: word(row.mode, paymentModes),
    amountPaise: paise(row.amount_paise),
    paidAt: row.paid_at,
    instalmentNumber: row.instalment_number,
    instalmentCount: row.instalment_count,
    weightMg: gold(row.weight_mg),
    computedWeightMg: gold(row.computed_weight_mg),
    transactionNumber: row.transaction_number,
    receiptNumber: row.receipt_number,
    refundModes: refundModesOf(word(row.mode, paymentModes), row.is_held_by_gateway),
  };
}

/** The twin of the rule in refund_payment(): what a gateway holds goes back through it, and nothing else does. */
function refundModesOf(mode: (typeof paymentModes)[number], isHeldByGateway: boolean) {
  return isHeldByGateway ? [mode] : [mode, ...counterModes.filter((other) => other !== mode)];
}

function gold(weightMg: bigint | null) {
  return weightMg === null ? null : milligrams(weightMg);
}
