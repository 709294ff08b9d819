import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useUser } from "#api/session.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { isUnfinished } from "#shared/books/savings.ts";
import type { SavingsBook } from "#shared/books/savings.ts";
import { inputOf, queuedPayments, queuePayments } from "#shared/payments/pay-queue.ts";
import type { QueuedPayment } from "#shared/payments/pay-queue.ts";
import { underWayText } from "#shared/payments/payment-under-way.tsx";
import { useStartPayment } from "#shared/payments/use-start-payment.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import type { Payment } from "./payment-texts.ts";

const RepeatQuestion = lazy(() => import("#shared/payments/repeat-question.tsx"));

/** What was chosen to be paid together with this payment and is still to come. */
export function NextInLine({ payment: { status } }: { payment: Payment }) {
  const { isBusy, error, next, others, asked, paid, pay, payAgain, keep, leave } = useLine();
  const reason = useOnline() ? undefined : t("Pay when you are online.");
  if (status === "Failed" || status === "Refunded" || (next === undefined && paid === null)) return null;
  return (
    <section aria-label={t("Still to pay")} className="mt-5 rounded-card border border-line bg-surface p-4 shadow-card">
      {paid !== null && <PaidElsewhere one={paid} error={error} />}
      {next !== undefined && (
        <>
          <p>
            {t("Still to pay: {amount} for {scheme}.", {
              amount: wholeRupees(BigInt(next.amount)),
              scheme: `${next.schemeName} (${next.bookNumber})`,
            })}{" "}
            {others.length > 0 &&
              t("Then {count, plural, one {# more book} other {# more books}}.", { count: others.length })}
          </p>
          {error !== null && paid === null && (
            <p role="alert" className="mt-2 text-danger-ink">
              {errorMessage(error)}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              look="primary"
              className="min-h-14 flex-1 text-lg font-semibold"
              isBusy={isBusy}
              reason={reason}
              onClick={() => pay(next)}
            >
              {t("Pay {amount}", { amount: wholeRupees(BigInt(next.amount)) })}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={leave}>
              {t("Not now")}
            </Button>
          </div>
        </>
      )}
      {reason !== undefined && <p className="mt-2 text-sm text-muted">{reason}</p>}
      {asked !== null && asked.openPayment !== null && (
        <Suspense>
          <RepeatQuestion
            bookNumber={asked.own.book.number}
            startedAt={asked.openPayment.startedAt}
            onNo={keep}
            onYes={() => payAgain(asked)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** What is in line in this tab, the first of which is paid next. */
function useLine() {
  const { userId } = useUser();
  const [queue, setQueue] = useState(() => queuedPayments(userId));
  const { start, isBusy, error } = useStartPayment();
  /** The next book, of which a payment was begun elsewhere. */
  const [asked, setAsked] = useState<SavingsBook | null>(null);
  /** A book that was in line and was paid elsewhere. */
  const [paid, setPaid] = useState<SavingsBook | null>(null);
  const [next, ...others] = queue;

  function pay(one: QueuedPayment): void {
    setPaid(null);
    queuePayments(userId, others);
    start(inputOf(one), (books) => lookAt(books.find(({ own }) => own.book.number === one.bookNumber)));
  }

  function lookAt(book: SavingsBook | undefined): void {
    if (book === undefined) return;
    if (isUnfinished(book)) return setAsked(book);
    setPaid(book);
    setQueue(others);
  }

  function payAgain({ bookState }: SavingsBook): void {
    setAsked(null);
    if (next !== undefined) pay({ ...next, seenState: bookState });
  }

  function leave(): void {
    queuePayments(userId, []);
    setQueue([]);
  }

  return { isBusy, error, next, others, asked, paid, pay, payAgain, keep: () => setAsked(null), leave };
}

/** Why a book of the line is not paid any more. */
function PaidElsewhere({ one: { own, openPayment }, error }: { one: SavingsBook; error: Error | null }) {
  return (
    <p role="alert" className="mb-3">
      <b>{t("Book {number}", { number: own.book.number })}</b>{" "}
      {openPayment === null ? error !== null && errorMessage(error) : underWayText(openPayment)}
    </p>
  );
}
