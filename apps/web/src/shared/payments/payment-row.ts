import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listPayments } from "@thangam/contracts/payments/list-operations";

export type PaymentRow = OutputOf<typeof listPayments>["rows"][number];
