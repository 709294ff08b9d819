import { t } from "#i18n/i18n.ts";
import type { PaymentException } from "./payment-exception.ts";

/** The reason of an exception. */
export function exceptionKindLabel(kind: PaymentException["kind"]): string {
  switch (kind) {
    case "book_closed":
      return t("Its book was closed");
    case "late_capture":
      return t("It came after the payment was settled otherwise");
    case "second_capture":
      return t("It was paid twice");
    case "amount_differs":
      return t("Another amount was paid");
    case "not_creditable":
      return t("Its book cannot take it any more");
    case "refunded_before":
      return t("It was refunded before the money came");
    case "counted_twice":
      return t("Another payment was credited by a number of the same money");
    case "capture_not_found":
      return t("The gateway does not have its money");
    case "not_settled":
      return t("No settlement of the gateway contains it yet");
    case "refund_failed":
      return t("The gateway could not send it back");
    case "refund_differs":
      return t("The gateway sent back money that it was not asked for");
    case "gateway_gone":
      return t("The gateway that was to send it back is gone");
    case "disputed":
      return t("A bank asks for it back");
    case "dispute_lost":
      return t("A lost dispute took it");
    case "dispute_won":
      return t("A lost dispute gave it back");
  }
}
