import type { getPayment } from "@thangam/contracts/payments/online-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { notice } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { failureLabel } from "./failure-label.ts";

export type Payment = OutputOf<typeof getPayment>;
export type Look = "good" | "waiting" | "bad" | "quiet";

/** What happened to a payment, and what it means for who paid it. */
export function stateTexts(payment: Payment): { title: string; text: string; look: Look } {
  switch (payment.status) {
    case "Payment Approved":
      return {
        title: notice("payment_completed"),
        text: t("It is credited to your book. The receipt is below, and on its way to you."),
        look: "good",
      };
    case "Successfully Transfer":
      return {
        title: notice("payment_completed"),
        text: t("Your money has come in. The shop credits it to your book shortly; this page shows it by itself."),
        look: "good",
      };
    case "Failed":
      return {
        title: t("The payment did not succeed"),
        text: t(
          "Nothing was credited. If your bank has taken the money all the same, it comes to us late or goes back to you by itself.{reason}",
          { reason: payment.failureReason === null ? "" : ` (${failureLabel(payment.failureReason)})` },
        ),
        look: "bad",
      };
    case "Refunded":
      return {
        title: t("The payment was refunded"),
        text: t("The money goes back to you and no longer counts towards the book."),
        look: "quiet",
      };
    case "Pending":
      return { ...pendingTexts(payment), look: "waiting" };
  }
}

function pendingTexts({ payUrl, upiLink }: Payment): { title: string; text: string } {
  if (payUrl === null) {
    return {
      title: t("This payment can no longer be started"),
      text: t(
        "A payment is open for the day on which it was started. If you have paid, you need do nothing: it is credited once the money is confirmed, at the rate of the day it came. If not, start a new one.",
      ),
    };
  }
  return upiLink === null
    ? {
        title: t("The payment is being confirmed"),
        text: t("Your bank has not answered yet. You need not wait or pay again: this page changes by itself."),
      }
    : {
        title: t("Pay with any UPI app"),
        text: t(
          "Scan the code, or open the app on this phone. Amount and reference are filled in. The shop confirms the payment once it has come; this page shows it by itself.",
        ),
      };
}
