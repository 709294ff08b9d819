import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";

export type PaymentException = OutputOf<typeof listPaymentExceptions>["rows"][number];
