import { Check, Clock, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { chitDetailsOf, receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PayAgain } from "#shared/payments/pay-again.tsx";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { ShareReceipt } from "#shared/receipts/share-receipt.tsx";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Hero } from "#ui/hero.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";
import { useShop } from "#ui/shop.ts";
import { NextInLine } from "./next-in-line.tsx";
import { stateTexts } from "./payment-texts.ts";
import type { Look, Payment } from "./payment-texts.ts";

interface Props {
  payment: Payment;
  home: string;
  /** Whether it is the reader's own, who may have more to pay. */
  isOwn: boolean;
}

/** The state of a payment: what happened, its effect on the book, and the next step. */
export function PaymentState({ payment, home, isOwn }: Props) {
  const { title, text, look } = stateTexts(payment);
  const isDone = payment.status === "Payment Approved";
  return (
    <section aria-label={t("Payment")}>
      <Hero
        frame="-mx-4 -mt-6 lg:mx-0 lg:mt-0 lg:rounded-t-card"
        className="flex flex-col items-center px-4 pt-7 pb-16 text-center"
      >
        <Seal look={look} />
        <h1 className="mt-4 text-[1.625rem]/tight font-semibold text-balance">{title}</h1>
        <p className="display mt-1 text-[2rem]/tight font-semibold">{rupees(payment.amountPaise)}</p>
        <p className="mt-2 max-w-md text-balance text-on-bar-muted">{text}</p>
      </Hero>
      <Slip payment={payment} />
      {payment.upiLink !== null && <PayByUpi link={payment.upiLink} />}
      {isOwn && <NextInLine payment={payment} />}
      <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
        <NextStep payment={payment} />
        {isDone && <ShareReceipt paymentId={payment.id} />}
        <ButtonLink to={chitDetailsOf(payment.bookId)}>{t("See the book")}</ButtonLink>
        <ButtonLink look="quiet" to={home}>
          {t("Go Back")}
        </ButtonLink>
      </div>
    </section>
  );
}

const seals = {
  good: { Icon: Check, className: "bg-gold-bright text-[#12392f] shadow-[0_0_0_8px_rgb(220_183_101/18%)]" },
  waiting: { Icon: Clock, className: "bg-white/15 text-on-bar" },
  bad: { Icon: X, className: "bg-danger text-white" },
  quiet: { Icon: Undo2, className: "bg-white/15 text-on-bar" },
} as const;

function Seal({ look }: { look: Look }) {
  const { Icon, className } = seals[look];
  return (
    <span className={cx("grid size-20 place-items-center rounded-full", look === "good" && "seal", className)}>
      <Icon size={42} strokeWidth={2.4} aria-hidden />
    </span>
  );
}

/** The paper that tells of it. */
function Slip({ payment }: { payment: Payment }) {
  const { bookNumber, schemeName, status, receiptNumber, weightMg } = payment;
  const { name } = useShop();
  return (
    <article className="relative mx-auto -mt-10 max-w-lg rounded-card border border-line bg-surface shadow-lift">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-dashed border-edge px-4 py-3">
        <p className="font-display font-semibold">{name}</p>
        <StatusBadge status={status} />
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-4">
        <Fact label={t("Book No")}>{bookNumber}</Fact>
        <Fact label={t("Chit Scheme")}>{schemeName}</Fact>
        <Fact label={t("Started on")}>{dateAndTime(payment.startedAt)}</Fact>
        <Fact label={t("Reference")}>{payment.id.toString()}</Fact>
        {payment.instalmentNumber !== null && (
          <Fact label={t("Instalment")}>{instalmentsText(payment.instalmentNumber, payment.instalmentCount)}</Fact>
        )}
        {receiptNumber !== null && <Fact label={t("Receipt")}>{receiptNumber}</Fact>}
        {weightMg !== null && <Fact label={t("Gold credited")}>{grams(weightMg)}</Fact>}
      </dl>
    </article>
  );
}

function NextStep({ payment: { id, bookId, status, payUrl, upiLink } }: { payment: Payment }): ReactNode {
  if (status === "Payment Approved") {
    return <ButtonLink to={receiptPath(id)}>{t("Receipt")}</ButtonLink>;
  }
  if (status === "Failed" || (status === "Pending" && payUrl === null)) {
    return <PayAgain bookId={bookId} look="primary" />;
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
      <a href={link} className={cx(buttonClass("primary"), "min-h-14 w-full text-lg font-semibold")}>
        {t("Open a UPI app")}
      </a>
      <QrCode text={link} label={t("QR code to pay by UPI")} className="w-56 rounded-field border border-line" />
    </div>
  );
}
