import type { getPayment } from "@thangam/contracts/payments/online-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { CircleCheck, CircleX, Clock, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { notice } from "#api/messages.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { chitDetailsOf, payForBook, receiptPath } from "#app/paths.ts";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { QrCode } from "#ui/qr-code.tsx";
import { Card, Fact, StatusBadge } from "#ui/surface.tsx";
import { failureLabel } from "./failure-label.ts";

type Payment = OutputOf<typeof getPayment>;

/** The state of a payment: what happened, its effect on the book, and the next step. */
export function PaymentState({ payment, home }: { payment: Payment; home: string }) {
  const { amountPaise, bookNumber, schemeName, status, receiptNumber, weightMg } = payment;
  const { title, text, look } = stateTexts(payment);
  return (
    <Card className="text-center" aria-label={t("Payment")}>
      <Picture look={look} />
      <h1 className="mt-4 text-2xl font-semibold">{title}</h1>
      <p className="display mt-2 text-3xl font-semibold">{rupees(amountPaise)}</p>
      <p className="mx-auto mt-3 max-w-md text-muted">{text}</p>
      {payment.upiLink !== null && <PayByUpi link={payment.upiLink} />}
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-5 text-start">
        <Fact label={t("Book No")}>{bookNumber}</Fact>
        <Fact label={t("Chit Scheme")}>{schemeName}</Fact>
        <Fact label={t("Reference")}>{payment.id.toString()}</Fact>
        <Fact label={t("Status")} className="max-sm:col-span-2">
          <StatusBadge status={status} />
        </Fact>
        <Fact label={t("Started on")}>{dateAndTime(payment.startedAt)}</Fact>
        {payment.instalmentNumber !== null && (
          <Fact label={t("Instalment")}>{instalmentsText(payment.instalmentNumber, payment.instalmentCount)}</Fact>
        )}
        {receiptNumber !== null && <Fact label={t("Receipt")}>{receiptNumber}</Fact>}
        {weightMg !== null && <Fact label={t("Gold credited")}>{grams(weightMg)}</Fact>}
      </dl>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <NextStep payment={payment} />
        <ButtonLink to={chitDetailsOf(payment.bookId)}>{t("See the book")}</ButtonLink>
        <ButtonLink look="quiet" to={home}>
          {t("Go Back")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function NextStep({ payment: { id, bookId, status, payUrl, upiLink } }: { payment: Payment }): ReactNode {
  if (status === "Payment Approved") {
    return (
      <ButtonLink look="primary" to={receiptPath(id)}>
        {t("Receipt")}
      </ButtonLink>
    );
  }
  if (status === "Failed" || (status === "Pending" && payUrl === null)) {
    return (
      <ButtonLink look="primary" to={payForBook(bookId)}>
        {t("Pay again")}
      </ButtonLink>
    );
  }
  // The gateway's own page, outside the portal.
  return status === "Pending" && payUrl !== null && upiLink === null ? (
    <a href={payUrl} className={buttonClass()}>
      {t("Back to the payment page")}
    </a>
  ) : null;
}

function PayByUpi({ link }: { link: string }) {
  return (
    <div className="mt-5 flex flex-col items-center gap-4">
      <QrCode text={link} label={t("QR code to pay by UPI")} className="w-56 rounded-field border border-line" />
      <a href={link} className={buttonClass("primary")}>
        {t("Open a UPI app")}
      </a>
    </div>
  );
}

type Look = "good" | "waiting" | "bad" | "quiet";

function stateTexts({ status, failureReason, payUrl, upiLink }: Payment): { title: string; text: string; look: Look } {
  switch (status) {
    case "Payment Approved":
      return {
        title: notice("payment_completed"),
        text: t("It is credited to your book. The receipt is below, and on its way to you by mail."),
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
          { reason: failureReason === null ? "" : ` (${failureLabel(failureReason)})` },
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
      if (payUrl === null) {
        return {
          title: t("This payment can no longer be started"),
          text: t(
            "A payment is open for the day on which it was started. If you have paid, you need do nothing: it is credited once the money is confirmed, at the rate of the day it came. If not, start a new one.",
          ),
          look: "waiting",
        };
      }
      return upiLink === null
        ? {
            title: t("The payment is being confirmed"),
            text: t(
              "Your bank has not answered yet. You need not wait or pay again: this page changes by itself, and you get a mail.",
            ),
            look: "waiting",
          }
        : {
            title: t("Pay with any UPI app"),
            text: t(
              "Scan the code, or open the app on this phone. Amount and reference are filled in. The shop confirms the payment once it has come; this page shows it by itself.",
            ),
            look: "waiting",
          };
  }
}

function Picture({ look }: { look: Look }) {
  const Icon = { good: CircleCheck, waiting: Clock, bad: CircleX, quiet: Undo2 }[look];
  const tone = {
    good: "bg-success-soft text-success-ink",
    waiting: "bg-gold-soft text-gold-ink",
    bad: "bg-danger-soft text-danger-ink",
    quiet: "bg-sunken text-muted",
  }[look];
  return (
    <span className={cx("mx-auto grid size-20 place-items-center rounded-full", tone)}>
      <Icon size={44} aria-hidden />
    </span>
  );
}
