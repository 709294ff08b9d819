export { acknowledgePayment } from "./acknowledge-payment.ts";
export { failPayment } from "./fail-payment.ts";
export { latestPayment, listPayments } from "./list-payments.ts";
export { listPaymentExceptions, resolvePaymentException } from "./payment-exceptions.ts";
export { resendAcknowledgement } from "./resend-acknowledgement.ts";
export { startPayment } from "./start-payment.ts";
export { takeCounterPayment } from "./take-counter-payment.ts";
export { updatePayment } from "./update-payment.ts";
