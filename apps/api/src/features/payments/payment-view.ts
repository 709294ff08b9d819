import { counterModes, paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import type { PaymentAnswer } from "#ledger/money-operations.ts";
import type { PaymentRow } from "./payment-store.ts";

/** A payment as the ledger returned it. */
export function paymentView({ paymentId, ...answer }: PaymentAnswer) {
  const { status, mode, refundMode } = answer;
  return {
    id: paymentId,
    ...answer,
    status: paymentStatusCodes.phraseOf(status),
    mode: paymentModeCodes.phraseOf(mode),
    refundMode: refundMode && paymentModeCodes.phraseOf(refundMode),
  };
}

/** A payment as a row of the list. */
export function paymentRowView(payment: PaymentRow) {
  return { ...payment, transactionId: payment.id, refundModes: refundModesOf(payment) };
}

/**
 * The twin of the rules in refund_payment() and follow_cheque(): what a gateway holds goes back through it, and nothing else
 * does; a cheque that the bank has not paid yet goes back itself.
 */
function refundModesOf({ mode, isHeldByGateway, isUpiOrder, isChequeInHand }: PaymentRow) {
  if (isHeldByGateway || isChequeInHand) return [mode];
  const own = isUpiOrder ? "UPI" : mode;
  return [own, ...counterModes.filter((other) => other !== own)];
}
