import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { messageOfCode } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { inputOf, queuePayments } from "#shared/payments/pay-queue.ts";
import { useStartPayment } from "#shared/payments/use-start-payment.ts";
import type { Savings } from "#shared/books/savings.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { paiseFor, paymentsOf, sumOf } from "./pay-plan.ts";
import type { PayPlan } from "./pay-plan.ts";

const RepeatQuestion = lazy(() => import("#shared/payments/repeat-question.tsx"));

interface Props {
  savings: Savings;
  plan: PayPlan;
  onMistake: (mistake: { bookId: bigint; message: string }) => void;
}

/** Pays the first book of the plan and keeps the others in line; asks before a book that has a payment under way. */
export function PayButton({ savings: { books }, plan, onMistake }: Props) {
  const user = useUser();
  const { start, isBusy, error } = useStartPayment();
  const isOnline = useOnline();
  /** The books that were asked about, and shall be paid again all the same. */
  const [sure, setSure] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const payments = paymentsOf(books, plan);
  const open = books.find(
    ({ own, openPayment }) => plan.has(own.book.id) && openPayment !== null && !sure.includes(own.book.number),
  );

  function press(): void {
    const wrong = books.find((one) => plan.has(one.own.book.id) && paiseFor(one, plan) === null);
    if (wrong !== undefined) onMistake({ bookId: wrong.own.book.id, message: messageOfCode("amount_invalid") });
    else if (open !== undefined) setAsking(true);
    else pay();
  }

  function pay(): void {
    const [first, ...others] = payments;
    if (first === undefined) return;
    queuePayments(user.userId, others);
    start(inputOf(first));
  }

  return (
    <>
      <Button
        look="primary"
        className="mt-5 min-h-14 w-full text-lg font-semibold"
        isBusy={isBusy}
        reason={isOnline ? undefined : t("Pay when you are online.")}
        disabled={plan.size === 0}
        onClick={press}
      >
        {t("Pay {amount}", { amount: wholeRupees(sumOf(books, plan)) })}
      </Button>
      {!isOnline && <p className="mt-2 text-sm text-muted">{t("Pay when you are online.")}</p>}
      {error !== null && (
        <p role="alert" className="mt-3 text-danger-ink">
          {errorMessage(error)}
        </p>
      )}
      <p className="mt-3.5 flex gap-2 text-[0.8125rem] text-muted">
        <ShieldCheck size={20} aria-hidden className="shrink-0" />
        <span>
          {payments.length > 1 &&
            t("Each book has its own payment and receipt: you pay {count} times, one after the other.", {
              count: payments.length,
            })}{" "}
          {t(
            "You go to your own app and come back. Your receipt comes when the bank confirms, even if you close this page.",
          )}
        </span>
      </p>
      <Suspense>
        {isAsking && open !== undefined && open.openPayment !== null && (
          <RepeatQuestion
            key={open.own.book.number}
            bookNumber={open.own.book.number}
            startedAt={open.openPayment.startedAt}
            onNo={() => setAsking(false)}
            onYes={() => {
              setSure([...sure, open.own.book.number]);
              const isLast = !books.some(
                ({ own, openPayment }) =>
                  plan.has(own.book.id) &&
                  openPayment !== null &&
                  own.book.number !== open.own.book.number &&
                  !sure.includes(own.book.number),
              );
              if (!isLast) return;
              setAsking(false);
              pay();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
