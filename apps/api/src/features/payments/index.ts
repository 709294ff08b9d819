import type * as operations from "@thangam/contracts/payments/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import type { OwnerReaders } from "#kernel/ownership.ts";
import { ownerOfPayment } from "./payment-owner-store.ts";
import { acknowledgePayment } from "./acknowledge-payment.ts";
import { checkPayment, getPayment, reportFailure } from "./online/follow-payment.ts";
import { exportPayments } from "./export-payments.ts";
import { failPayment } from "./fail-payment.ts";
import { listGatewayRefunds, retryGatewayRefund, settleGatewayRefund } from "./refunds/gateway-refunds.ts";
import { listBookPayments } from "./list-book-payments.ts";
import { latestPayment, listPayments } from "./list-payments.ts";
import { listPaymentExceptions, resolvePaymentException } from "./exceptions/payment-exceptions.ts";
import { movePayment } from "./refunds/move-payment.ts";
import { previewAcknowledgement } from "./preview-acknowledgement.ts";
import { refundPayment } from "./refunds/refund-payment.ts";
import { resendPaymentMessage } from "./resend-payment-message.ts";
import { resendAcknowledgement } from "./resend-acknowledgement.ts";
import { startPayment } from "./online/start-payment.ts";
import { countPayments, listPaymentTakers, sumPayments } from "./sum-payments.ts";
import { listMyTakings } from "./counter/list-my-takings.ts";
import { takeCounterPayment } from "./counter/take-counter-payment.ts";
import { updatePayment } from "./update-payment.ts";
import { exportPaymentExceptions } from "./exceptions/export-exceptions.ts";
import { decideSettlementLine, matchSettlementLines } from "./settlements/decide-settlement-lines.ts";
import { listGatewaySettlements, listSettlementLines } from "./settlements/list-settlements.ts";
import { uploadGatewaySettlement } from "./settlements/upload-settlement.ts";
import { exportGatewayRefunds } from "./refunds/export-gateway-refunds.ts";

export { ownerOfPayment };
export { askAgain } from "./online/ask-again.ts";
export { bankDay } from "./bank-day.ts";
export { dangerOfBankDay } from "./bank-day-danger.ts";
export { gatewayCheckout } from "./online/gateway-checkout.ts";
export { paymentBatches, paymentColumns } from "./export-payments.ts";
export { acknowledgeWaiting, reconcilePayments } from "./online/reconcile.ts";
export { followMoves } from "./refunds/follow-moves.ts";
export { matchWaiting } from "./settlements/match-waiting.ts";
export { sendRefunds } from "./refunds/send-refunds.ts";
export { followUnsettled } from "./settlements/unsettled-store.ts";
export { followStrandedRefunds } from "#ledger/refund-operations.ts";
export { paymentView } from "./payment-view.ts";
export { paymentsOf } from "./payment-store.ts";
export { paymentStatusRank } from "./payment-order-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  acknowledgePayment,
  checkPayment,
  countPayments,
  decideSettlementLine,
  listGatewaySettlements,
  listSettlementLines,
  matchSettlementLines,
  uploadGatewaySettlement,
  exportGatewayRefunds,
  exportPaymentExceptions,
  exportPayments,
  failPayment,
  getPayment,
  latestPayment,
  listBookPayments,
  listGatewayRefunds,
  listMyTakings,
  listPaymentExceptions,
  listPaymentTakers,
  listPayments,
  movePayment,
  previewAcknowledgement,
  refundPayment,
  reportFailure,
  resendAcknowledgement,
  resendPaymentMessage,
  resolvePaymentException,
  retryGatewayRefund,
  settleGatewayRefund,
  startPayment,
  sumPayments,
  takeCounterPayment,
  updatePayment,
};

export const owners: Pick<OwnerReaders, "payment"> = { payment: ownerOfPayment };
