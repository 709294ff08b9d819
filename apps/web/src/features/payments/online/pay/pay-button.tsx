import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { messageOfCode } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { inputOf, queuePayments } from "#shared/payments/pay-queue.ts";
import { useStartPayment } from "#shared/payments/use-start-payment.ts";
import { isUnfinished } from "#shared/books/savings.ts";
import type { Savings, SavingsBook } from "#shared/books/savings.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { paiseFor, paymentsOf, sumOf } from "./pay-plan.ts";
import type { PayPlan } from "./pay-plan.ts";

const RepeatQuestion = lazy(() => import("#shared/payments/repeat-question.tsx"));

interface Props {
  savings: Savings;
  plan: PayPlan;
  onMistake: (mistake: { bookId: bigint; message: string }) => void;
  /** The plan is paid as it is, whatever is seen of the books by then. */
  onPress: () => void;
  /** A book was paid elsewhere: it is not paid with the others. */
  onPaidElsewhere: (bookId: bigint) => void;
}

/** The books as they were shown, and those under way that are still to be asked about. */
interface Asking {
  shown: readonly SavingsBook[];
  open: readonly SavingsBook[];
}

/** Pays the first book of the plan and keeps the others in line; asks before a book that has a payment under way. */
export function PayButton({ savings: { books }, plan, onMistake, onPress, onPaidElsewhere }: Props) {
  const user = useUser();
  const { start, isBusy, error } = useStartPayment();
  const isOnline = useOnline();
  /** null while nothing was pressed. */
  const [asking, setAsking] = useState<Asking | null>(null);
  const chosenOf = (shown: readonly SavingsBook[]) => shown.filter(({ own }) => plan.has(own.book.id));

  function press(): void {
    const wrong = chosenOf(books).find((one) => paiseFor(one, plan) === null);
    if (wrong !== undefined) return onMistake({ bookId: wrong.own.book.id, message: messageOfCode("amount_invalid") });
    onPress();
    askAbout(books);
  }

  function askAbout(shown: readonly SavingsBook[]): void {
    ask({ shown, open: chosenOf(shown).filter(({ openPayment }) => openPayment !== null) });
  }

  function ask({ shown, open }: Asking): void {
    setAsking(open.length === 0 ? null : { shown, open });
    if (open.length === 0) pay(shown);
  }

  function pay(shown: readonly SavingsBook[]): void {
    const [first, ...others] = paymentsOf(shown, plan);
    if (first === undefined) return;
    queuePayments(user.userId, others);
    start(inputOf(first), (now) => lookAt(first.bookNumber, now));
  }

  /** What was pressed was overtaken: an unfinished payment is asked about, and what is paid is not paid again by itself. */
  function lookAt(bookNumber: string, now: readonly SavingsBook[]): void {
    const one = now.find(({ own }) => own.book.number === bookNumber);
    if (one === undefined) return;
    if (isUnfinished(one)) askAbout(now);
    else onPaidElsewhere(one.own.book.id);
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
      <Reassurance count={paymentsOf(books, plan).length} />
      {asking !== null && (
        <Question
          open={asking.open}
          onNo={() => setAsking(null)}
          onYes={(open) => ask({ shown: asking.shown, open })}
        />
      )}
    </>
  );
}

function Reassurance({ count }: { count: number }) {
  return (
    <p className="mt-3.5 flex gap-2 text-[0.8125rem] text-muted">
      <ShieldCheck size={20} aria-hidden className="shrink-0" />
      <span>
        {count > 1 &&
          t("Each book has its own payment and receipt: you pay {count} times, one after the other.", { count })}{" "}
        {t(
          "You go to your own app and come back. Your receipt comes when the bank confirms, even if you close this page.",
        )}
      </span>
    </p>
  );
}

interface QuestionProps {
  open: readonly SavingsBook[];
  onNo: () => void;
  /** With the books that are left to be asked about. */
  onYes: (rest: readonly SavingsBook[]) => void;
}

function Question({ open, onNo, onYes }: QuestionProps) {
  const [first, ...rest] = open;
  if (first === undefined || first.openPayment === null) return null;
  const { number } = first.own.book;
  return (
    <Suspense>
      <RepeatQuestion
        key={number}
        bookNumber={number}
        startedAt={first.openPayment.startedAt}
        onNo={onNo}
        onYes={() => onYes(rest)}
      />
    </Suspense>
  );
}
