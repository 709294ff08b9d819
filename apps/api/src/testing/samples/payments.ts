import type * as operations from "@thangam/contracts/payments/operations";
import type { SamplesOf } from "./sample.ts";
import { settlementReport } from "#testing/settlement-report.ts";
import { serial } from "./values.ts";

export const payments: SamplesOf<typeof operations> = {
  acknowledgePayment: ({ pendingPaymentId }) => ({
    id: pendingPaymentId,
    transactionNumber: `T${serial()}`,
    installmentno: "2",
  }),
  checkPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, paymentstatus: "Successfully Transfer" }),
  decideSettlementLine: ({ settlementLineId }) => ({ line_id: settlementLineId, remarks: "Sold at the counter" }),
  listGatewaySettlements: () => ({ search: "a" }),
  listSettlementLines: () => ({ state: "To decide", search: "a" }),
  matchSettlementLines: () => ({}),
  uploadGatewaySettlement: () => settlementReport(),
  exportGatewayRefunds: () => ({ state: "Waiting", search: "a", format: "csv" }),
  exportPaymentExceptions: () => ({ state: "Open", search: "a", format: "csv" }),
  exportPayments: () => ({ status: "Pending", format: "xlsx" }),
  failPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, reason: "cancelled" }),
  getPayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId }),
  listBookPayments: ({ bookId }) => ({ chitid: bookId, sort: "-amount" }),
  listGatewayRefunds: () => ({ state: "Waiting", search: "a" }),
  listPaymentExceptions: () => ({ state: "Open", search: "a" }),
  listPayments: () => ({ status: "Pending", page: "1", pageSize: "10" }),
  movePayment: ({ creditedPaymentId, savedBookNumber }) => ({
    id: creditedPaymentId,
    accountno: savedBookNumber,
    reason: "Meant for another book",
  }),
  previewAcknowledgement: ({ pendingPaymentId }) => ({ id: pendingPaymentId, installmentno: "2" }),
  refundPayment: ({ creditedPaymentId }) => ({ id: creditedPaymentId, refund_mode: "Cash", reason: "Taken twice" }),
  reportFailure: ({ pendingPaymentId }) => ({ id: pendingPaymentId, paymentstatus: "Successfully Transfer" }),
  resendAcknowledgement: ({ bookNumber }) => ({ accountNo: bookNumber, InastallmentNo: "1" }),
  resendPaymentMessage: ({ bookNumber }) => ({ accountNumber: bookNumber, installment: "1" }),
  resolvePaymentException: ({ exceptionId }) => ({
    exception_id: exceptionId,
    resolution: "Money returned",
    reference: "NEFT1",
    remarks: "Sent back",
  }),
  retryGatewayRefund: ({ returningPaymentId }) => ({ id: returningPaymentId }),
  settleGatewayRefund: ({ returningPaymentId }) => ({
    id: returningPaymentId,
    refund_mode: "Bank",
    reference: "NEFT2",
  }),
  updatePayment: ({ pendingPaymentId }) => ({ id: pendingPaymentId, status: "Failed" }),
};
