import { t } from "#i18n/i18n.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";

/** Who took a payment. Money that a gateway confirmed was taken by nobody; what is not paid has nobody to name. */
export function takenByLabel({ takenBy, status }: Pick<PaymentRow, "takenBy" | "status">): string {
  if (takenBy !== null) return takenBy;
  return status === "Pending" || status === "Failed" ? "–" : t("By itself");
}
